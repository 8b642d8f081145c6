import writeExcelFile, { type Cell, type Feature } from 'write-excel-file/universal';
import {
  getCellAddress,
  getOpeningTagMarkup,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { SheetCell, SheetChoice, SheetRow, WorkbookSheet } from './sheetTypes';

/** Points; a line of text takes 15. */
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
    // a format without a value needs the value's type: what is typed into a cell of text stays as it is
    ...(cell.format && { format: cell.format, type: typeOf(cell) }),
    ...(cell.look && looks[cell.look]),
    ...(cell.columnSpan && { columnSpan: cell.columnSpan }),
    alignVertical: 'top',
    wrap: true,
    height: lines * lineHeight,
  };

const rowOf = ({ cells, lines = 1 }: SheetRow) => cells.map((cell) => cellOf(cell, lines));

const validation = ({ row, range }: SheetChoice) => {
  const attributes = { type: 'list', allowBlank: 1, showErrorMessage: 1, sqref: getCellAddress(row, answerColumn) };
  return `${getOpeningTagMarkup('dataValidation', attributes)}<formula1>${sanitizeTextContent(range)}</formula1></dataValidation>`;
};

/** What the library leaves to its users: cells that choose from a list, and a hidden column. */
const listsAndHiddenKeys = (sheets: readonly WorkbookSheet[]): Feature<Blob> => ({
  files: {
    transform: {
      [sheetFile]: {
        transformElementAttributes: (tag, attributes, index, { sheet }) => {
          const isKeyColumn = tag === 'col' && index === 0 && sheets.find(({ name }) => name === sheet)?.hasKeys;
          return isKeyColumn ? { ...attributes, hidden: 1 } : attributes;
        },
        transform: (xml, { sheet }) => {
          const { choices = [] } = sheets.find(({ name }) => name === sheet) ?? {};
          if (choices.length === 0) return xml;
          const markup = `${getOpeningTagMarkup('dataValidations', { count: choices.length })}${choices.map(validation).join('')}</dataValidations>`;
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
    { features: [listsAndHiddenKeys(sheets)] },
  ).toBlob();
