import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import type { ContactRole } from '../fields/contactFields';
import type { DrefValues } from '../fields/drefShape';
import type { SectionName } from '../fields/fieldTable';
import type { Layouts } from '../fields/layouts';
import type { PlainKey } from '../form/useDrefStrings';
import type { PrintStrings } from './usePrintStrings';

type ValueOf<Document, Name> = Name extends keyof Document ? Document[Name] : never;

/** Any of the three documents as the server answers it, as far as it has the answers. */
export type PrintedDocument = {
  readonly [Name in keyof Dref | keyof DrefOperationalUpdate | keyof DrefFinalReport]?:
    | ValueOf<Dref, Name>
    | ValueOf<DrefOperationalUpdate, Name>
    | ValueOf<DrefFinalReport, Name>;
};

export type PartName = keyof PrintedDocument | ContactRole;

/** A text that has no values to fill in. */
export type PrintStringKey = PlainKey<PrintStrings>;

/** One answer in a document. */
export interface PrintPart {
  readonly name: PartName;
  /** What it is called on paper, where that differs from the form. */
  readonly label?: PrintStringKey;
  /** The layouts that print it; all of them unless said. */
  readonly only?: Layouts;
}

/** The fields of a section of the form that no other part of the document names, in the form's order. */
export interface FormSection {
  readonly fieldsOf: SectionName;
}

/** Answers under one heading. */
export interface PrintSectionEntry {
  readonly title: PrintStringKey;
  /** The heading in one layout instead of the usual one. */
  readonly titleIn?: Partial<Readonly<Record<DrefLayout, PrintStringKey>>>;
  readonly isOnNewPage?: boolean;
  /** Short answers stand beside each other in so many columns. */
  readonly columns?: 1 | 2;
  readonly only?: Layouts;
  readonly parts: readonly (PartName | PrintPart | FormSection)[];
}

/** A document as the fields read it: the answers on which labels and other answers depend are the same in forms and on the server. */
export const asValues = (document: PrintedDocument) => document as DrefValues;

/** What a part of a printed document is made of. */
export interface RowsProps {
  readonly stage: DrefStage;
  readonly document: PrintedDocument;
}
