import type { Endpoint } from '#contract/types';
import { isApiError } from './errors';
import { type Input, send } from './send';

/** Rows a request of an export asks for. @source reference/shell-and-account.md, section 0.4 */
const rowsPerPage = 100;

/** The rows received are not the rows there are: the list changed meanwhile, or the server cut it. */
export class ExportMismatch extends Error {
  override readonly name = 'ExportMismatch';
  constructor(
    readonly received: number,
    readonly expected: number,
  ) {
    super(`${received} of ${expected} rows`);
  }
}

/** Milliseconds to wait before the nth try after a 429. */
export const exportDelay = (attempt: number, random: () => number) => attempt ** 2 * 1000 + random() * 1000;

interface ExportOptions {
  readonly total: number;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const attempts = 5;

async function page(endpoint: Endpoint, query: object, signal: AbortSignal | undefined, wait: typeof pause) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return String(await send(endpoint, { query } as unknown as Input<Endpoint>, { accept: 'csv', signal }));
    } catch (error) {
      if (!isApiError(error) || error.status !== 429 || attempt >= attempts) throw error;
      await wait(exportDelay(attempt, Math.random));
      signal?.throwIfAborted();
    }
  }
}

/**
 * The whole of a list as CSV, page by page.
 *
 * @param query - the list's filters and ordering
 * @returns the text, with the header row once
 * @throws ExportMismatch when the rows received are not `total`; ApiError; the signal's reason when cancelled
 */
export async function exportCsv(
  endpoint: Endpoint,
  query: object,
  { total, onProgress, signal, wait = pause }: ExportOptions,
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const rows: string[][] = [];
  let header: string[] | undefined;
  for (let offset = 0; offset < total; offset += rowsPerPage) {
    const text = await page(endpoint, { ...query, format: 'csv', limit: rowsPerPage, offset }, signal, wait);
    const [first, ...rest] = papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    header ??= first;
    rows.push(...rest);
    onProgress?.(Math.min(1, rows.length / total));
    if (rest.length === 0) break;
  }
  if (rows.length !== total) throw new ExportMismatch(rows.length, total);
  return papa.unparse(header ? [header, ...rows] : rows);
}
