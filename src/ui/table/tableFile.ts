import { unparse } from 'papaparse';
import { byteOrderMark } from '#domain/files/byteOrderMark';
import { formulaCell } from '#domain/files/formulaCell';
import { formatIsoDate } from '#domain/format/dates';
import { exactNumber } from '#domain/format/numbers';
import { percentHeading, roundedPercent } from '#domain/format/roundedPercent';
import { saveFile } from '../display/saveFile';
import type { FileColumn, FileValue, SortValue } from './columns';

/** `hxl` and `hxlWorkbook`: CSV and XLSX with a row of hashtags of the Humanitarian Exchange Language under the headings. */
export type TableFormat = 'csv' | 'xlsx' | 'hxl' | 'hxlWorkbook';

/** Where the rows of a file come from, for its second sheet: label and text. */
export type FileSource = readonly (readonly [label: string, text: string])[];

export interface TableFile<Row> {
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
  readonly source: FileSource;
  /** The names of the two sheets of a workbook. */
  readonly sheets: readonly [table: string, source: string];
}

const cellValue = (value: SortValue): FileValue => {
  if (value instanceof Date) return formatIsoDate(value);
  if (typeof value === 'number') return exactNumber(value);
  // a space that keeps words together on the screen would not be found in a file
  return typeof value === 'string'
    ? value.replaceAll('\u00a0', ' ')
    : typeof value === 'boolean'
      ? String(value)
      : value;
};

/** A column as files have it. */
const inFile = <Row>(column: FileColumn<Row>): FileColumn<Row> => {
  const { isShare, header, sortValue } = column;
  if (!isShare) return column;
  const fileValue = (row: Row) => roundedPercent(sortValue?.(row));
  return { ...column, header: percentHeading(header), fileValue };
};

const partsOf = <Row>(columns: readonly FileColumn<Row>[]) =>
  columns.flatMap((column) => column.fileParts ?? [column]).map(inFile);

/** The cells of the rows; dates are written as 2026-10-02. */
const cellsOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map(({ fileValue, sortValue }) => cellValue((fileValue ?? sortValue)?.(row))));

/**
 * Rows as CSV with the columns of their table, headed as on the screen. Texts that a spreadsheet would run are disarmed.
 *
 * @param hasTags - adds a second row with the HXL hashtag of each column, empty where it has none
 */
export function tableCsv<Row>(given: readonly FileColumn<Row>[], rows: readonly Row[], hasTags = false): string {
  const columns = partsOf(given);
  const fields = columns.map(({ header }) => header);
  const tags = hasTags ? [columns.map(({ hxl }) => hxl ?? '')] : [];
  return (
    byteOrderMark + unparse({ fields, data: [...tags, ...cellsOf(columns, rows)] }, { escapeFormulae: formulaCell })
  );
}

const headingLook = { fontWeight: 'bold', wrap: true } as const;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Number of characters that Excel accepts in a cell: it calls a file with more damaged. */
const longestText = 32_767;

/** Numbers, days and moments as such, so that a spreadsheet calculates with them; everything else as text, which is never run. */
const workbookCell = (value: FileValue) => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (isoDay.test(value)) return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (isoMoment.test(value)) return { value: new Date(value), type: Date, format: 'yyyy-mm-dd hh:mm "UTC"' };
  return { value: value.slice(0, longestText), type: String };
};

/** The width of a column in characters: of its longest text, within bounds. */
const widthOf = (texts: readonly FileValue[]) =>
  Math.min(60, Math.max(10, ...texts.map((text) => String(text ?? '').length + 2)));

/** Rows as a workbook: the table, and a sheet that says where it comes from. */
async function tableWorkbook<Row>(file: TableFile<Row>, hasTags: boolean): Promise<Blob> {
  const { name, rows, source, sheets: names } = file;
  const columns = partsOf(file.columns);
  const { default: writeWorkbook } = await import('write-excel-file/universal');
  const cells = cellsOf(columns, rows);
  const tags = hasTags ? [columns.map(({ hxl }) => workbookCell(hxl))] : [];
  const sheets = [
    {
      sheet: names[0],
      data: [
        columns.map(({ header }) => ({ value: header, type: String, ...headingLook })),
        ...tags,
        ...cells.map((row) => row.map(workbookCell)),
      ],
      columns: columns.map(({ header }, index) => ({ width: widthOf([header, ...cells.map((row) => row[index])]) })),
      stickyRowsCount: 1 + tags.length,
    },
    {
      sheet: names[1],
      data: [['', name] as const, ...source].map(([label, text]) => [
        { value: label, type: String, ...headingLook },
        { value: text, type: String },
      ]),
      columns: [{ width: 24 }, { width: 80 }],
    },
  ];
  return writeWorkbook(sheets).toBlob();
}

/** Downloads rows as a file with the columns of their table. */
export async function saveTable<Row>(file: TableFile<Row>, format: TableFormat): Promise<void> {
  const hasTags = format === 'hxl' || format === 'hxlWorkbook';
  const name = hasTags ? `${file.name}-hxl` : file.name;
  if (format === 'xlsx' || format === 'hxlWorkbook')
    return saveFile(await tableWorkbook(file, hasTags), `${name}.xlsx`);
  const text = tableCsv(file.columns, file.rows, hasTags);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
