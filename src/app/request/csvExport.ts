import type { Endpoint } from '#contract/types';
import { queryInput } from './call';
import { isApiError } from './errors';
import { ExportMismatch } from './exportMismatch';
import { send } from './send';

/** Rows a request of an export asks for. @source reference/shell-and-account.md, section 0.4 */
const rowsPerPage = 100;

/** Milliseconds to wait before the nth try after a 429. */
export const exportDelay = (attempt: number, random: () => number) => attempt ** 2 * 1000 + random() * 1000;

interface ExportOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const attempts = 5;

/** Makes one call of an export; again after a growing delay where the server answers 429. */
async function withRetries<T>(call: () => Promise<T>, { signal, wait = pause }: ExportOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.status !== 429 || attempt >= attempts) throw error;
      await wait(exportDelay(attempt, Math.random));
      signal?.throwIfAborted();
    }
  }
}

/** How many rows the exported query has, by the server's own count. */
async function countRows(endpoint: Endpoint, query: object, signal: AbortSignal | undefined): Promise<number> {
  const input = queryInput<Endpoint>({ ...query, limit: 1, offset: 0 });
  const { count } = (await send(endpoint, input, { signal })) as { readonly count: number };
  return count;
}

/**
 * The whole of a list as CSV, page by page. Its rows are counted by a request of its own first: a count that the page holds may be
 * of another filter.
 *
 * @param query - the list's filters and ordering
 * @returns the text, with the header row once
 * @throws ExportMismatch when the rows received are not as many as counted; ApiError; the signal's reason when cancelled
 */
export async function exportCsv(endpoint: Endpoint, query: object, options: ExportOptions = {}): Promise<string> {
  const { onProgress, signal } = options;
  const { default: papa } = await import('papaparse');
  const total = await withRetries(() => countRows(endpoint, query, signal), options);
  const rows: string[][] = [];
  let header: string[] | undefined;
  for (let offset = 0; offset < total; offset += rowsPerPage) {
    const input = queryInput<Endpoint>({ ...query, format: 'csv', limit: rowsPerPage, offset });
    const text = String(await withRetries(() => send(endpoint, input, { accept: 'csv', signal }), options));
    const [first, ...rest] = papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    header ??= first;
    rows.push(...rest);
    onProgress?.(Math.min(1, rows.length / total));
    if (rest.length === 0) break;
  }
  if (rows.length !== total) throw new ExportMismatch(rows.length, total);
  return papa.unparse(header ? [header, ...rows] : rows);
}
