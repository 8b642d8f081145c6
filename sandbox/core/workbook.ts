import writeExcelFile from 'write-excel-file/node';

/** A sheet of texts and numbers. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** Cells of the first row that span columns: the column where each starts, from 0, and how many columns it takes. */
  readonly headSpans?: readonly { readonly column: number; readonly columns: number }[];
}

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function dataOf({ rows, headSpans = [] }: Sheet) {
  const spanAt = (row: number, column: number) =>
    row === 0 ? headSpans.find((span) => span.column === column) : undefined;
  return rows.map((cells, row) =>
    cells.map((value, column) => {
      const columnSpan = spanAt(row, column)?.columns;
      return value === '' && !columnSpan ? null : { value, ...(columnSpan && { columnSpan }) };
    }),
  );
}

/** Writes sheets into an xlsx file; an empty text leaves its cell out. */
export async function workbook(...sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const written = sheets.map((sheet) => ({ sheet: sheet.name, data: dataOf(sheet) }));
  return new Uint8Array(await writeExcelFile(written).toBuffer());
}
