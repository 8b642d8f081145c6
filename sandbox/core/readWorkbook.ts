import { inflateRawSync } from 'node:zlib';

const directoryMark = 0x02014b50;
const endMark = 0x06054b50;

/** The parts of an OPC package by name; empty for bytes that are not a package. */
function partsOf(bytes: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== endMark) end -= 1;
  if (end < 0) return parts;
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === directoryMark) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const isDeflated = bytes.readUInt16LE(at + 10) === 8;
    if (/\.(xml|rels)$/.test(name)) parts.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return parts;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) =>
  text.replace(/&(#?)(\w+);/g, (whole, number, name) =>
    number ? String.fromCodePoint(Number(name)) : (entities[name] ?? whole),
  );

/** The text of an element that may be split into runs. */
const textOf = (xml: string) =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => plain(text)).join('');

/** The index of a column from 0: `AB` gives 27. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const attributeOf = (element: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];

/** The path of the sheet that was open when the workbook was saved. */
function activeSheetPath(workbook: string, relations: string): string | null {
  const ids = [...workbook.matchAll(/<sheet\b[^>]*>/g)].map(([element]) => attributeOf(element, 'r:id'));
  const active = Number(attributeOf(/<workbookView\b[^>]*>/.exec(workbook)?.[0] ?? '', 'activeTab') ?? 0);
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(
    ([element]) => attributeOf(element, 'Id') === ids[active],
  );
  const target = relation && attributeOf(relation[0], 'Target');
  if (target === undefined) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * The cells of the active sheet of a workbook, row by row; a date is its serial number, a missing cell is empty.
 *
 * @returns null for a file that is not a workbook
 */
export function readWorkbook(content: Uint8Array): string[][] | null {
  const parts = partsOf(Buffer.from(content));
  const path = activeSheetPath(parts.get('xl/workbook.xml') ?? '', parts.get('xl/_rels/workbook.xml.rels') ?? '');
  const sheet = path && parts.get(path);
  if (!sheet) return null;
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    textOf(si),
  );
  const rows: string[][] = [];
  for (const [, attributes = '', inner = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs)) {
    const number = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1);
    const cells: string[] = [];
    for (const [, cell = '', value = ''] of inner.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const letters = /\br="([A-Z]+)\d+"/.exec(cell)?.[1];
      const raw = /<v>([^<]*)<\/v>/.exec(value)?.[1] ?? '';
      const kind = /\bt="(\w+)"/.exec(cell)?.[1];
      const text = kind === 's' ? (shared[Number(raw)] ?? '') : kind === 'inlineStr' ? textOf(value) : plain(raw);
      cells[letters === undefined ? cells.length : columnOf(letters)] = text;
    }
    rows[number - 1] = Array.from(cells, (text) => text ?? '');
  }
  return Array.from(rows, (row) => row ?? []);
}
