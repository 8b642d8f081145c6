import { unparse } from 'papaparse';
import { formulaCell } from '#domain/files/formulaCell';
import { formatIsoDate } from '#domain/format/dates';
import { exactNumber } from '#domain/format/numbers';
import { saveFile } from '../display/saveFile';
import type { Column, SortValue } from './columns';

/** Spreadsheet programs read a file as UTF-8 only with a byte order mark. */
const byteOrderMark = '\uFEFF';

function cellText(value: SortValue) {
  if (value instanceof Date) return formatIsoDate(value);
  return typeof value === 'number' ? exactNumber(value) : (value ?? '');
}

/**
 * Rows as CSV with the columns of their table, headed as on the screen. The cells are the values by which the browser sorts; dates are
 * written as 2026-10-02, and texts that a spreadsheet would run are disarmed.
 */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ sortValue }) => cellText(sortValue?.(row))));
  const fields = columns.map(({ header }) => header);
  return byteOrderMark + unparse({ fields, data: cells }, { escapeFormulae: formulaCell });
}

/** Downloads rows as a CSV file with the columns of their table. */
export function saveTable<Row>(fileName: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  saveFile(new Blob([tableCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}
