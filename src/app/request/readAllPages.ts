import type { Endpoint, ItemOf, ResponseOf } from '#contract/types';
import { queryInput } from './call';
import { isApiError } from './errors';
import { ExportMismatch } from './exportMismatch';
import { send } from './send';

/** Rows of one request. @source reference/shell-and-account.md, section 0.4 */
const rowsPerPage = 100;

/** Milliseconds to wait before the nth try after a 429. */
export const retryDelay = (attempt: number, random: () => number) => attempt ** 2 * 1000 + random() * 1000;

/** The answer of a list; the compiler cannot tell which endpoints answer with one. */
interface ListAnswer<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

export interface ReadAllOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Ends early, with the signal's reason, when it is aborted. */
const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
const attempts = 5;

/** Requests one page, with a growing delay after each 429. */
async function withRetries<T>(call: () => Promise<T>, { signal, wait = pause }: ReadAllOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.status !== 429 || attempt >= attempts) throw error;
      await wait(retryDelay(attempt, Math.random), signal);
      signal?.throwIfAborted();
    }
  }
}

/**
 * Reads all pages of a list one after the other, for files. The count comes from the first page: that on the screen may be stale.
 *
 * @param query - the list's filters and ordering
 * @param select - applied to each page, as to those on the screen
 * @returns the rows, in the order of the server
 * @throws ExportMismatch when the rows received are not as many as counted; ApiError; the signal's reason when cancelled
 */
export async function readAllPages<E extends Endpoint>(
  endpoint: E,
  query: object,
  select: (answer: ResponseOf<E>) => ResponseOf<E>,
  options: ReadAllOptions = {},
): Promise<readonly ItemOf<E>[]> {
  const { onProgress, signal } = options;
  const rows: ItemOf<E>[] = [];
  let received = 0;
  let total: number | null = null;
  while (total === null || received < total) {
    const input = queryInput<E>({ ...query, limit: rowsPerPage, offset: received });
    const answer = await withRetries(() => send(endpoint, input, { signal }), options);
    const { count, results } = answer as unknown as ListAnswer<ItemOf<E>>;
    total ??= count;
    rows.push(...(select(answer) as unknown as ListAnswer<ItemOf<E>>).results);
    received += results.length;
    if (total > 0) onProgress?.(Math.min(1, received / total));
    if (results.length === 0) break;
  }
  if (received !== total) throw new ExportMismatch(received, total);
  return rows;
}
