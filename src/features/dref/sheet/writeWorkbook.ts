import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal';
import {
  getCellAddress,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { ReadOnlyCells, SheetCell, SheetChoice, SheetRow, WorkbookSheet } from './sheetTypes';

/** The height of a line of text, in points. */
const lineHeight = 15;
const answerColumn = 2;
const sheetFile = 'xl/worksheets/sheet{id}.xml';

const looks = {
  title: { fontWeight: 'bold', fontSize: 16, textColor: '#0b1f3a' },
  heading: { fontWeight: 'bold', textColor: '#0b1f3a', backgroundColor: '#e6eaf0' },
  label: { fontWeight: 'bold' },
  note: { fontStyle: 'italic', textColor: '#5b6675' },
  answer: { borderStyle: 'thin', borderColor: '#8d97a5' },
} as const;

const typeOf = ({ value, format }: SheetCell) => {
  if (typeof value === 'number') return Number;
  return format === '@' ? String : format === 'yyyy-mm-dd' ? Date : Number;
};

const cellOf = (cell: SheetCell | null, lines: number): Cell =>
  cell && {
    value: cell.value ?? undefined,
    // a cell with a format but no value needs a type: input in a text cell is then stored unchanged
    ...(cell.format && { format: cell.format, type: typeOf(cell) }),
    ...(cell.look && looks[cell.look]),
    ...(cell.columnSpan && { columnSpan: cell.columnSpan }),
    alignVertical: 'top',
    wrap: true,
    height: lines * lineHeight,
  };

const rowOf = ({ cells, lines = 1 }: SheetRow) => cells.map((cell) => cellOf(cell, lines));

const validation = (attributes: Readonly<Record<string, string | number>>, formula: string) =>
  `${getOpeningTagMarkup('dataValidation', { showErrorMessage: 1, ...attributes })}<formula1>${sanitizeTextContent(formula)}</formula1></dataValidation>`;

const choice = ({ row, range }: SheetChoice) =>
  validation({ type: 'list', allowBlank: 1, sqref: getCellAddress(row, answerColumn) }, range);

/** A validation rule that rejects every input. A protected sheet would also prevent people from resizing rows and columns. */
const readOnlyCells = ({ columns, message }: ReadOnlyCells, rows: number) => {
  const ranges = columns.map((column) => `${getCellAddress(0, column)}:${getCellAddress(rows - 1, column)}`);
  return validation({ type: 'custom', error: message, sqref: ranges.join(' ') }, 'FALSE');
};

const validationsOf = ({ choices = [], readOnly, rows }: WorkbookSheet) => [
  ...choices.map(choice),
  ...(readOnly ? [readOnlyCells(readOnly, rows.length)] : []),
];

/** Parts of a sheet that the library has no option for: validation rules, and a hidden column. */
const rulesAndHiddenKeys = (sheets: readonly WorkbookSheet[]): Feature<Blob> => ({
  files: {
    transform: {
      [sheetFile]: {
        transformElementAttributes: (tag, attributes, index, { sheet }) => {
          const isKeyColumn = tag === 'col' && index === 0 && sheets.find(({ name }) => name === sheet)?.hasKeys;
          return isKeyColumn ? { ...attributes, hidden: 1 } : attributes;
        },
        transform: (xml, { sheet }) => {
          const written = sheets.find(({ name }) => name === sheet);
          const rules = written ? validationsOf(written) : [];
          if (rules.length === 0) return xml;
          const markup = `${getOpeningTagMarkup('dataValidations', { count: rules.length })}${rules.join('')}</dataValidations>`;
          const order = getOrderOfSiblings(sheetFile, 'worksheet') ?? [];
          return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
        },
      },
    },
  },
});

/** Writes sheets into an xlsx file. */
export const writeWorkbook = (sheets: readonly WorkbookSheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: rows.map(rowOf),
      columns: widths.map((width) => ({ width })),
    })),
    { features: [rulesAndHiddenKeys(sheets)] },
  ).toBlob();
