import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import type { contactRoles } from '../form/contactFields';
import type { PrintStrings } from './usePrintStrings';

type ValueOf<Document, Name> = Name extends keyof Document ? Document[Name] : never;

/** Any of the three documents as the server answers it, as far as it has the answers. */
export type PrintedDocument = {
  readonly [Name in keyof Dref | keyof DrefOperationalUpdate | keyof DrefFinalReport]?:
    | ValueOf<Dref, Name>
    | ValueOf<DrefOperationalUpdate, Name>
    | ValueOf<DrefFinalReport, Name>;
};

export type ContactRole = (typeof contactRoles)[number];
export type PartName = keyof PrintedDocument | ContactRole;

/** A text that has no values to fill in. */
export type PrintStringKey = {
  [K in keyof PrintStrings]: PrintStrings[K] extends string ? K : never;
}[keyof PrintStrings];

/** One answer in a document. */
export interface PrintPart {
  readonly name: PartName;
  /** What it is called on paper, where that differs from the form. */
  readonly label?: PrintStringKey;
  /** The layouts that print it; all of them unless said. */
  readonly only?: readonly DrefLayout[];
}

/** Answers under one heading. */
export interface PrintSectionEntry {
  readonly title: PrintStringKey;
  /** The heading in one layout instead of the usual one. */
  readonly titleIn?: Partial<Readonly<Record<DrefLayout, PrintStringKey>>>;
  readonly isOnNewPage?: boolean;
  /** Short answers stand beside each other in so many columns. */
  readonly columns?: 1 | 2;
  readonly only?: readonly DrefLayout[];
  readonly parts: readonly (PartName | PrintPart)[];
}

/** What a part of a printed document is made of. */
export interface RowsProps {
  readonly stage: DrefStage;
  readonly document: PrintedDocument;
}
