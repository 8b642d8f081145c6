import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import type { ContactRole } from '../fields/contactFields';
import type { DrefValues } from '../fields/drefShape';
import type { SectionName } from '../fields/fieldTable';
import type { Layouts } from '../fields/layouts';
import type { PlainKey } from '../form/useDrefStrings';
import type { PrintStrings } from './usePrintStrings';

type ValueOf<Document, Name> = Name extends keyof Document ? Document[Name] : never;

/** A stored document of any stage. */
export type PrintedDocument = {
  readonly [Name in keyof Dref | keyof DrefOperationalUpdate | keyof DrefFinalReport]?:
    | ValueOf<Dref, Name>
    | ValueOf<DrefOperationalUpdate, Name>
    | ValueOf<DrefFinalReport, Name>;
};

export type PartName = keyof PrintedDocument | ContactRole;

/** The name of a string without values. */
export type PrintStringKey = PlainKey<PrintStrings>;

/** An answer in the print table. */
export interface PrintPart {
  readonly name: PartName;
  /** The label on paper, where it differs from the form's. */
  readonly label?: PrintStringKey;
  /** The layouts that print it; all by default. */
  readonly only?: Layouts;
}

/** The fields of a form section that the print table does not name otherwise, in the form's order. */
export interface FormSection {
  readonly fieldsOf: SectionName;
}

/** A section of a printed document. */
export interface PrintSectionEntry {
  readonly title: PrintStringKey;
  /** The heading in a layout, where it differs. */
  readonly titleIn?: Partial<Readonly<Record<DrefLayout, PrintStringKey>>>;
  /** The number of columns of short answers. */
  readonly columns?: 1 | 2;
  readonly only?: Layouts;
  readonly parts: readonly (PartName | PrintPart | FormSection)[];
}

/** A stored document as values of a form: labels and conditions depend only on answers that have the same type in both. */
export const asValues = (document: PrintedDocument) => document as DrefValues;

/** The properties of the components that print rows. */
export interface RowsProps {
  readonly stage: DrefStage;
  readonly document: PrintedDocument;
}
