import { originalLanguageOnly } from '../core/http/errors';
import type { Language } from '../core/http/language';

/** Rows of lists within a document, as the server matches what it is sent with what it has. @source reference/preparedness.md, section 4.4 */

interface Item {
  readonly id?: number | undefined;
}

/** A generator of ids for new rows: above all taken ids, in a range of the document's own. */
export function idGenerator(document: number, taken: readonly number[]): () => number {
  let last = taken.reduce((top, id) => Math.max(top, id), document * 100_000);
  return () => {
    last += 1;
    return last;
  };
}

/**
 * A list after a write: items with a known id update that row, others create one, and rows that are not sent are deleted.
 *
 * @param items - undefined leaves the list as it is
 */
export function mergedList<Row extends { id: number }, Given extends Item>(
  stored: readonly Row[],
  items: readonly Given[] | undefined,
  merge: (item: Given, stored: Row | undefined) => Row,
): Row[] {
  if (!items) return [...stored];
  const byId = new Map(stored.map((row) => [row.id, row]));
  return items.map((item) => merge(item, item.id === undefined ? undefined : byId.get(item.id)));
}

/** Throws 400 when a row that is sent with its id was written in another language. */
export function checkLanguages(
  stored: readonly { readonly id: number; readonly language: Language }[],
  items: readonly Item[] | undefined,
  language: Language,
): void {
  const ids = new Set(items?.map(({ id }) => id));
  const other = stored.find((row) => ids.has(row.id) && row.language !== language);
  if (other) throw originalLanguageOnly(other.language);
}
