import { isPlainObject, rowsIn } from '#ui/drafts/rows';

type Body = Readonly<Record<string, unknown>>;

/** The ids of every row of a document by the path of its list, rows within rows included. */
function idsOf(document: Body, path = ''): readonly string[] {
  return Object.entries(document).flatMap(([name, value]) =>
    rowsIn(value).flatMap((row) => [`${path}${name} ${row.id}`, ...idsOf(row, `${path}${name}.`)]),
  );
}

/** Files are linked by their ids, whatever version shows them. */
const isOfFiles = (name: string) => name.endsWith('_files');

function withoutForeignIds(body: Body, known: ReadonlySet<string>, path: string): Body {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (isOfFiles(name) || !Array.isArray(value) || !value.every(isPlainObject)) return [name, value];
      const rows = value.map(({ id, ...row }) => ({
        ...(known.has(`${path}${name} ${id}`) && { id }),
        ...withoutForeignIds(row, known, `${path}${name}.`),
      }));
      return [name, rows];
    }),
  );
}

/**
 * A body that names rows of the stored version alone. The server looks an id up over all documents: one of another version, which a
 * draft may hold, would change that version, an approved one as well.
 *
 * @param stored - the version that is edited; undefined for a first save
 * @source reference/eap.md, section 2.2
 */
export const withOwnRows = (body: Body, stored: object | undefined): Body =>
  withoutForeignIds(body, new Set(idsOf({ ...stored })), '');
