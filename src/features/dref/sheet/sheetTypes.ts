export type SheetValue = string | number | boolean | Date;

export interface SheetCell {
  readonly value?: SheetValue | null;
  readonly look?: 'title' | 'heading' | 'label' | 'note' | 'answer';
  /** As Excel writes formats: `@` for text, `yyyy-mm-dd`, `#,##0`. */
  readonly format?: string;
  readonly columnSpan?: number;
}

export interface SheetRow {
  readonly cells: readonly (SheetCell | null)[];
  /** Lines of text that the row has room for. */
  readonly lines?: number;
}

/** Cells of the third column that choose from a list on the sheet of options. */
export interface SheetChoice {
  /** From 0. */
  readonly row: number;
  /** The cells that hold the options: `options!$A$1:$A$7`. */
  readonly range: string;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** In characters. */
  readonly widths: readonly number[];
  readonly choices?: readonly SheetChoice[];
  /** Whether the first column holds keys that only an import reads: it is hidden. */
  readonly hasKeys?: boolean;
}
