import type { Endpoint, ItemOf, ResponseOf } from '#contract/types';
import { queryInput } from './call';
import { isApiError } from './errors';
import { ExportMismatch } from './exportMismatch';
import { send } from './send';

/** Rows of one request. @source reference/shell-and-account.md, section 0.4 */
const rowsPerPage = 100;

/** Milliseconds to wait before the nth try after a 429. */
export const retryDelay = (attempt: number, random: () => number) => attempt ** 2 * 1000 + random() * 1000;

/** The answer of a list. */
interface ListAnswer<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

// the compiler cannot tell which endpoints answer with a list
const asList = <E extends Endpoint>(answer: ResponseOf<E>) => answer as unknown as ListAnswer<ItemOf<E>>;

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

/** Times a list is read before one that changes meanwhile is given up. */
const maxReads = 3;

/** The pages of a list as they were read, one after the other. */
interface ReadPages<Item> {
  /** As selected. */
  readonly rows: readonly Item[];
  /** Number of rows received, before the selection. */
  readonly received: number;
  /** Number of rows that the server counted with the first page. */
  readonly total: number;
  /** A count or a row that came twice tells that rows came, went or moved between two pages: one may be missing. */
  readonly hasChanged: boolean;
}

const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined);

/** Reads the pages of a list once. */
async function readPages<E extends Endpoint>(
  endpoint: E,
  query: object,
  select: (answer: ResponseOf<E>) => ResponseOf<E>,
  options: ReadAllOptions,
): Promise<ReadPages<ItemOf<E>>> {
  const { onProgress, signal } = options;
  const rows: ItemOf<E>[] = [];
  const ids = new Set<unknown>();
  let received = 0;
  let total: number | null = null;
  let hasChanged = false;
  while (total === null || received < total) {
    const input = queryInput<E>({ ...query, limit: rowsPerPage, offset: received });
    const answer = await withRetries(() => send(endpoint, input, { signal }), options);
    const { count, results } = asList<E>(answer);
    total ??= count;
    const newIds = results.map(idOf).filter((id) => id !== undefined);
    hasChanged ||= count !== total || newIds.some((id) => ids.has(id));
    for (const id of newIds) ids.add(id);
    rows.push(...asList<E>(select(answer)).results);
    received += results.length;
    if (total > 0) onProgress?.(Math.min(1, received / total));
    if (results.length === 0) break;
  }
  return { rows, received, total, hasChanged };
}

/**
 * Reads all pages of a list one after the other, for files. The count comes from the first page: that on the screen may be stale.
 * A list that changes meanwhile is read again.
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
  for (let read = 1; ; read += 1) {
    const { rows, received, total, hasChanged } = await readPages(endpoint, query, select, options);
    if (hasChanged && read < maxReads) continue;
    // rows that come twice each time are the server's
    if (received !== total) throw new ExportMismatch(received, total);
    return rows;
  }
}
