import { crc32 } from 'node:zlib';

interface Part {
  name: string;
  text: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '');

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of texts and numbers. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** Cells of the first row that span columns: where they start, from 0, and how many columns they take. */
  readonly headSpans?: readonly { readonly column: number; readonly columns: number }[];
}

/** The letters of a column: A, B, … Z, AA, … */
const columnLetters = (index: number): string =>
  (index < 26 ? '' : columnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function sheetXml({ rows, headSpans = [] }: Sheet): string {
  // some readers need the address of every cell
  const cell = (value: string | number, address: string) =>
    typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : `<c r="${address}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const row = (cells: Sheet['rows'][number], number: number) =>
    `<row r="${number}">${cells.map((value, index) => cell(value, `${columnLetters(index)}${number}`)).join('')}</row>`;
  const body = rows.map((cells, index) => row(cells, index + 1)).join('');
  const spans = headSpans.map(
    ({ column, columns }) => `<mergeCell ref="${columnLetters(column)}1:${columnLetters(column + columns - 1)}1"/>`,
  );
  const merged = spans.length > 0 ? `<mergeCells count="${spans.length}">${spans.join('')}</mergeCells>` : '';
  return `${xml}<worksheet xmlns="${main}"><sheetData>${body}</sheetData>${merged}</worksheet>`;
}

function partsOf(sheets: readonly Sheet[]): Part[] {
  const each = (write: (number: number, sheet: Sheet) => string) =>
    sheets.map((sheet, index) => write(index + 1, sheet)).join('');
  return [
    {
      name: '[Content_Types].xml',
      text: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetTypes}.worksheet+xml"/>`)}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${xml}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>${each((number, { name }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${xml}<Relationships xmlns="${packageRelations}">${each((number) => `<Relationship Id="rId${number}" Type="${officeRelations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: sheetXml(sheet) })),
  ];
}

/** The fields that both headers of a stored file share: versions, no compression, sizes. */
function common(name: Buffer, data: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  // 1 January 1980, so that the same sheet has the same bytes.
  fields.writeUInt16LE(33, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** A workbook as an uncompressed package. */
export function workbook(...sheets: readonly Sheet[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of partsOf(sheets)) {
    const name = Buffer.from(part.name);
    const data = Buffer.from(part.text);
    const fields = common(name, data);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, index, end]);
}
