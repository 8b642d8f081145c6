import { allRowsLimit } from '#app/request/allRows';
import { queryInput, type SendOptions } from '#app/request/call';
import { send } from '#app/request/send';
import type { Endpoint, ResponseOf } from '#contract/types';
import { emptyLast, hasValue } from './emptyLast';

interface Page {
  readonly count: number;
  readonly results: readonly object[];
}

/** Earlier than any date of the server. */
const earliest = '1900-01-01';

interface PageToRead<E extends Endpoint> {
  readonly endpoint: E;
  /** Filters, order and page. */
  readonly query: { readonly limit?: number; readonly offset?: number };
  /** The nullable date or figure of the order. */
  readonly field: string;
  /** Leaves out rows without it. Without one, where the first row lacks it, a short list is read whole; in a long one the first row with it is sought. */
  readonly filter: string | null;
}

/** How many rows a list has that is read whole. */
const shortList = 200;

type Read = (more: object) => Promise<Page>;

/** Requests of one round of the search: one fewer than a browser's connections to a server. */
const rowsARound = 5;

/**
 * The number of rows without the field, which come first. No filter or order of the server tells it: rows are read at even distances, those
 * of a round beside each other, and the next round reads between the last without and the first with the field. The first row is one without.
 */
async function countEmpty(read: Read, field: string, count: number): Promise<number> {
  const hasFieldAt = async (offset: number) => {
    const [row] = (await read({ limit: 1, offset })).results;
    return row === undefined || hasValue(row, field);
  };
  let [least, most] = [1, count];
  while (least < most) {
    const [start, distance] = [least, (most - least) / (rowsARound + 1)];
    const places = Array.from({ length: rowsARound }, (_, index) => Math.floor(start + (index + 1) * distance));
    const offsets = [...new Set(places)];
    const hasField = await Promise.all(offsets.map(hasFieldAt));
    const emptyPlaces = hasField.includes(true) ? hasField.indexOf(true) : offsets.length;
    least = (offsets[emptyPlaces - 1] ?? least - 1) + 1;
    most = offsets[emptyPlaces] ?? most;
  }
  return least;
}

/** Numbers of rows without a field by list and order: a boundary that still holds costs two requests on the next page. */
const known = new Map<string, number>();

async function emptyCountOf(read: Read, field: string, count: number, key: string): Promise<number> {
  const before = known.get(key);
  if (before !== undefined && before <= count) {
    const around = await Promise.all([before - 1, before].map((offset) => read({ limit: 1, offset })));
    const [last, next] = around.map(({ results: [row] }) => row !== undefined && hasValue(row, field));
    if (!last && (next || before === count)) return before;
  }
  const found = await countEmpty(read, field, count);
  known.set(key, found);
  return found;
}

/**
 * The page of a list that is sorted from its latest date or highest figure, with the rows without it at the end of the list: the server
 * puts them first.
 *
 * @param page - the server's answer to the query
 * @source reference/real-server.md, section 3
 */
export async function readEmptyLast<E extends Endpoint>(
  { endpoint, query, field, filter }: PageToRead<E>,
  page: Page,
  options: SendOptions,
): Promise<ResponseOf<E>> {
  const read: Read = async (more) =>
    (await send(endpoint, queryInput<E>({ ...query, ...more }), options)) as unknown as Page;
  const { limit = allRowsLimit, offset = 0 } = query;
  const answer = (results: readonly object[]) => ({ ...page, results }) as unknown as ResponseOf<E>;
  const isWhole = page.results.length === page.count;
  if (isWhole) return answer(emptyLast(page.results, field));
  const [first] = (offset > 0 ? await read({ limit: 1, offset: 0 }) : page).results;
  if (first === undefined || hasValue(first, field)) return answer(page.results);
  if (filter === null && page.count <= shortList) {
    const all = await read({ limit: allRowsLimit, offset: 0 });
    return answer(emptyLast(all.results, field).slice(offset, offset + limit));
  }
  const { limit: _, offset: __, ...ofList } = query;
  const filled =
    filter === null
      ? page.count - (await emptyCountOf(read, field, page.count, `${endpoint} ${JSON.stringify(ofList)}`))
      : (await read({ [filter]: earliest, limit: 1, offset: 0 })).count;
  const ofFilled = Math.max(0, Math.min(limit, filled - offset));
  const ofEmpty = Math.max(0, Math.min(limit, page.count - offset) - ofFilled);
  const parts = await Promise.all([
    ofFilled > 0 ? read({ limit: ofFilled, offset: page.count - filled + offset }) : null,
    ofEmpty > 0 ? read({ limit: ofEmpty, offset: Math.max(0, offset - filled) }) : null,
  ]);
  return answer(parts.flatMap((part) => part?.results ?? []));
}
