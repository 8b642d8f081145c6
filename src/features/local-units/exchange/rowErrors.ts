import readExcelFile from 'read-excel-file/universal';
import { dataRows, firstDataRow, type SheetRow, textOf } from '#domain/local-units/importFile';

/** One error of a failed import. */
export interface RowError {
  /** The row number in the uploaded spreadsheet. */
  readonly row: number;
  /** The name of the unit in that row. */
  readonly unit: string;
  /** The header of the offending column; empty where the server names none. */
  readonly column: string;
  /** The value of the offending cell. */
  readonly value: string;
  /** Empty where the server gives no reason. */
  readonly message: string;
}

const errorSuffix = '_error';
/** Names of errors that are no headers: of the unit as a whole, by the version of the server, and of its position. */
const columnsOfOthers: ReadonlyMap<string, string> = new Map([
  ['non_field_errors', ''],
  ['General Error', ''],
  ['location', 'Latitude'],
]);
const statusHeader = 'upload status';
const nameHeader = 'Local Unit Name';

/**
 * Lists the errors in the sheet that the server makes of a failed import: a status, the uploaded columns, and after each offending
 * column its errors. Errors of the whole unit have no column.
 *
 * @param numbers - the numbers of its rows in the uploaded spreadsheet; null as if that had no empty rows in between
 * @returns null for a sheet of another layout
 * @source reference/local-units.md, section 4.6
 */
export function rowErrors(
  [heads = [], ...rows]: readonly SheetRow[],
  numbers: readonly number[] | null,
): readonly RowError[] | null {
  const headers = heads.map(textOf);
  const status = headers.findIndex((header) => header.toLowerCase() === statusHeader);
  if (status < 0) return null;
  const errorColumns = headers.flatMap((header, index) =>
    header.endsWith(errorSuffix) ? [{ index, column: header.slice(0, -errorSuffix.length) }] : [],
  );
  const names = headers.flatMap((header, index) =>
    header.startsWith(nameHeader) && !header.endsWith(errorSuffix) ? [index] : [],
  );
  return rows.flatMap((cells, index) => {
    if (textOf(cells[status]).toUpperCase() !== 'FAILED') return [];
    const place = {
      row: numbers?.[index] ?? firstDataRow + index + 1,
      unit: names.map((at) => textOf(cells[at])).find(Boolean) ?? '',
    };
    const errors = errorColumns.flatMap(({ index: at, column }) => {
      const message = textOf(cells[at]);
      const shown = columnsOfOthers.get(column) ?? column;
      const value = shown === '' ? '' : textOf(cells[headers.indexOf(shown)]);
      return message ? [{ ...place, column: shown, value, message }] : [];
    });
    return errors.length > 0 ? errors : [{ ...place, column: '', value: '', message: '' }];
  });
}

/**
 * The numbers of the rows with data in the uploaded sheet: the server skips empty rows, which its errors file then lacks.
 *
 * @param count - the number of rows in the errors file
 * @returns null where the sheet has another number of rows with data
 */
export function uploadedRows(sheet: readonly SheetRow[], count: number): readonly number[] | null {
  const numbers = dataRows(sheet).map(({ row }) => row);
  return numbers.length === count ? numbers : null;
}

async function readSheet(address: string, signal: AbortSignal): Promise<readonly SheetRow[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  const [first] = await readExcelFile(await response.arrayBuffer());
  return (first?.data ?? []) as readonly SheetRow[];
}

interface ImportFiles {
  /** Address of the errors file. */
  readonly errors: string;
  /** Address of the uploaded file. */
  readonly upload: string | null;
}

export interface ReadErrors {
  readonly errors: readonly RowError[];
  /** Whether the rows are numbered as in the uploaded file; else as if that had no empty rows in between. */
  readonly isNumbered: boolean;
}

/**
 * Fetches and reads the errors file of an import, and the uploaded file for the numbers of its rows.
 *
 * @throws when the errors file cannot be fetched or parsed
 */
export async function readRowErrors(files: ImportFiles, signal: AbortSignal): Promise<ReadErrors> {
  const [sheet, upload] = await Promise.all([
    readSheet(files.errors, signal),
    files.upload ? readSheet(files.upload, signal).catch(() => null) : null,
  ]);
  const numbers = upload && uploadedRows(upload, sheet.length - 1);
  const errors = rowErrors(sheet, numbers);
  if (!errors) throw new Error('The file is no errors file of an import');
  return { errors, isNumbered: numbers !== null };
}
