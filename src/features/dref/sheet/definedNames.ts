const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const deflated = 8;

/** The largest workbook.xml that is read, in bytes: it lists sheets and names alone. */
const largest = 2_000_000;

/** A cell to which a name of the workbook points. */
export interface NamedCell {
  readonly name: string;
  readonly sheet: string;
  /** The row number that Excel shows, from 1. */
  readonly row: number;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Finds the directory at the end of a ZIP file; null where there is none. */
function findDirectory(view: DataView): { readonly at: number; readonly count: number } | null {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 65_558; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) {
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
    }
  }
  return null;
}

/** The text of a file within a ZIP file; null where it is missing or too large. */
async function textOfEntry(file: Blob, name: string): Promise<string | null> {
  const buffer = await file.arrayBuffer();
  const view = new DataView(buffer);
  const directory = findDirectory(view);
  if (!directory) return null;
  let { at } = directory;
  for (let entry = 0; entry < directory.count && at + 46 <= view.byteLength; entry += 1) {
    if (view.getUint32(at, true) !== directoryEntry) return null;
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const own = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength));
    if (own === name) {
      const [packed = 0, size = 0] = [20, 24].map((offset) => view.getUint32(at + offset, true));
      if (size > largest) return null;
      const local = view.getUint32(at + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const bytes = new Uint8Array(buffer, start, packed);
      return view.getUint16(at + 10, true) === deflated ? inflate(bytes) : new TextDecoder().decode(bytes);
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name) => entities[name] ?? whole);

/**
 * The names that a workbook gives to single cells.
 *
 * @returns nothing for a file that is no workbook
 */
export async function readDefinedNames(file: Blob): Promise<readonly NamedCell[]> {
  const xml = (await textOfEntry(file, 'xl/workbook.xml').catch(() => null)) ?? '';
  const names = xml.matchAll(/<definedName\b[^>]*?\bname="([^"]+)"[^>]*>([^<]*)<\/definedName>/g);
  return [...names].flatMap(([, name = '', formula = '']) => {
    const place = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?[A-Z]+\$?(\d+)$/.exec(decoded(formula).trim());
    if (!place) return [];
    const sheet = place[1]?.replaceAll("''", "'") ?? place[2] ?? '';
    return [{ name: decoded(name), sheet, row: Number(place[3]) }];
  });
}
