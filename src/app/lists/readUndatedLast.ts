import { allRowsLimit } from '#app/request/allRows';
import { queryInput, type SendOptions } from '#app/request/call';
import { send } from '#app/request/send';
import type { Endpoint, ResponseOf } from '#contract/types';
import { hasValue, undatedLast } from './undatedLast';

interface Page {
  readonly count: number;
  readonly results: readonly object[];
}

/** Earlier than any date of the server. */
const earliest = '1900-01-01';

interface UndatedPage<E extends Endpoint> {
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

/** The number of rows without the field, which come first: found by halving, a row a request. The first row is one of them. */
async function countUndated(read: Read, field: string, count: number): Promise<number> {
  const hasFieldAt = async (offset: number) => {
    const [row] = (await read({ limit: 1, offset })).results;
    return row === undefined || hasValue(row, field);
  };
  let [least, most] = [1, count];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (await hasFieldAt(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** Numbers of rows without a field by list and order: a boundary that still holds costs two requests on the next page. */
const known = new Map<string, number>();

async function undatedOf(read: Read, field: string, count: number, key: string): Promise<number> {
  const before = known.get(key);
  if (before !== undefined && before <= count) {
    const around = await Promise.all([before - 1, before].map((offset) => read({ limit: 1, offset })));
    const [last, next] = around.map(({ results: [row] }) => row !== undefined && hasValue(row, field));
    if (!last && (next || before === count)) return before;
  }
  const found = await countUndated(read, field, count);
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
export async function readUndatedLast<E extends Endpoint>(
  { endpoint, query, field, filter }: UndatedPage<E>,
  page: Page,
  options: SendOptions,
): Promise<ResponseOf<E>> {
  const read: Read = async (more) =>
    (await send(endpoint, queryInput<E>({ ...query, ...more }), options)) as unknown as Page;
  const { limit = allRowsLimit, offset = 0 } = query;
  const answer = (results: readonly object[]) => ({ ...page, results }) as unknown as ResponseOf<E>;
  const isWhole = page.results.length === page.count;
  if (isWhole) return answer(undatedLast(page.results, field));
  const [first] = (offset > 0 ? await read({ limit: 1, offset: 0 }) : page).results;
  if (first === undefined || hasValue(first, field)) return answer(page.results);
  if (filter === null && page.count <= shortList) {
    const all = await read({ limit: allRowsLimit, offset: 0 });
    return answer(undatedLast(all.results, field).slice(offset, offset + limit));
  }
  const { limit: _, offset: __, ...ofList } = query;
  const dated =
    filter === null
      ? page.count - (await undatedOf(read, field, page.count, `${endpoint} ${JSON.stringify(ofList)}`))
      : (await read({ [filter]: earliest, limit: 1, offset: 0 })).count;
  const ofDated = Math.max(0, Math.min(limit, dated - offset));
  const ofUndated = Math.max(0, Math.min(limit, page.count - offset) - ofDated);
  const parts = await Promise.all([
    ofDated > 0 ? read({ limit: ofDated, offset: page.count - dated + offset }) : null,
    ofUndated > 0 ? read({ limit: ofUndated, offset: Math.max(0, offset - dated) }) : null,
  ]);
  return answer(parts.flatMap((part) => part?.results ?? []));
}
