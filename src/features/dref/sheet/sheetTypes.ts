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
  /** The height of the row in lines of text. */
  readonly lines?: number;
}

/** A cell of the third column with a list of options. */
export interface SheetChoice {
  /** From 0. */
  readonly row: number;
  /** The cells that hold the options: `options!$A$1:$A$7`. */
  readonly range: string;
}

/** Cells that refuse what is typed into them, with a message of at most 225 characters. Excel still lets people empty them. */
export interface ReadOnlyCells {
  /** From 0. */
  readonly columns: readonly number[];
  readonly message: string;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** In characters. */
  readonly widths: readonly number[];
  readonly choices?: readonly SheetChoice[];
  readonly readOnly?: ReadOnlyCells;
  /** Whether the first column holds keys that only an import reads: it is hidden. */
  readonly hasKeys?: boolean;
}
