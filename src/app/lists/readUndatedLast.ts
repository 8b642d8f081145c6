import { allRowsLimit } from '#app/request/allRows';
import { queryInput, type SendOptions } from '#app/request/call';
import { send } from '#app/request/send';
import type { Endpoint, ResponseOf } from '#contract/types';
import { hasDate, undatedLast } from './undatedLast';

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
  /** The nullable date of the order. */
  readonly field: string;
  /** Leaves out rows without it; without one, all rows are read where the first has no date. */
  readonly filter: string | null;
}

/**
 * The page of a list that is sorted from its latest date, with the rows without that date at the end of the list: the server puts them
 * first.
 *
 * @param page - the server's answer to the query
 * @source reference/real-server.md, section 3
 */
export async function readUndatedLast<E extends Endpoint>(
  { endpoint, query, field, filter }: UndatedPage<E>,
  page: Page,
  options: SendOptions,
): Promise<ResponseOf<E>> {
  const read = async (more: object) =>
    (await send(endpoint, queryInput<E>({ ...query, ...more }), options)) as unknown as Page;
  const { limit = allRowsLimit, offset = 0 } = query;
  const answer = (results: readonly object[]) => ({ ...page, results }) as unknown as ResponseOf<E>;
  const isWhole = page.results.length === page.count;
  if (isWhole) return answer(undatedLast(page.results, field));
  const [first] = (offset > 0 ? await read({ limit: 1, offset: 0 }) : page).results;
  if (first === undefined || hasDate(first, field)) return answer(page.results);
  if (filter === null) {
    const all = await read({ limit: allRowsLimit, offset: 0 });
    return answer(undatedLast(all.results, field).slice(offset, offset + limit));
  }
  const { count: dated } = await read({ [filter]: earliest, limit: 1, offset: 0 });
  const ofDated = Math.max(0, Math.min(limit, dated - offset));
  const ofUndated = Math.max(0, Math.min(limit, page.count - offset) - ofDated);
  const parts = await Promise.all([
    ofDated > 0 ? read({ limit: ofDated, offset: page.count - dated + offset }) : null,
    ofUndated > 0 ? read({ limit: ofUndated, offset: Math.max(0, offset - dated) }) : null,
  ]);
  return answer(parts.flatMap((part) => part?.results ?? []));
}
