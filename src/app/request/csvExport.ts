import type { Endpoint } from '#contract/types';
import { formulaCell } from '#domain/files/formulaCell';
import { queryInput } from './call';
import { isApiError } from './errors';
import { ExportMismatch } from './exportMismatch';
import { send } from './send';

/** Rows a request of an export asks for. @source reference/shell-and-account.md, section 0.4 */
const rowsPerPage = 100;

/** Milliseconds to wait before the nth try after a 429. */
export const exportDelay = (attempt: number, random: () => number) => attempt ** 2 * 1000 + random() * 1000;

interface ExportOptions {
  /** Exports the rows with these ids (texts) alone, where the browser narrows a list that the server cannot. */
  readonly only?: ReadonlySet<string> | undefined;
  /** The column that tells records apart, where a record has several rows; without it each row is a record. */
  readonly recordColumn?: string | undefined;
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

/** Requests one page of an export, with a growing delay after each 429. */
async function withRetries<T>(call: () => Promise<T>, { signal, wait = pause }: ExportOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.status !== 429 || attempt >= attempts) throw error;
      await wait(exportDelay(attempt, Math.random), signal);
      signal?.throwIfAborted();
    }
  }
}

/** The server's count of the exported rows. */
async function countRows(endpoint: Endpoint, query: object, signal: AbortSignal | undefined): Promise<number> {
  const input = queryInput<Endpoint>({ ...query, limit: 1, offset: 0 });
  const { count } = (await send(endpoint, input, { signal })) as { readonly count: number };
  return count;
}

/** Rows by the names of their columns: pages whose columns differ are put together by name, so that no value moves to another column. */
class MergedRows {
  readonly #names: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #rows: string[][] = [];

  add(header: readonly string[], rows: readonly string[][]): void {
    const places = header.map((name) => {
      const known = this.#places.get(name);
      if (known !== undefined) return known;
      this.#places.set(name, this.#names.length);
      return this.#names.push(name) - 1;
    });
    for (const row of rows) {
      const merged: string[] = [];
      for (const [index, place] of places.entries()) merged[place] = row[index] ?? '';
      this.#rows.push(merged);
    }
  }

  /** The number of records in the rows, by the column that identifies them; by default each row is a record. */
  countRecords(column: string | undefined): number {
    const place = column === undefined ? undefined : this.#places.get(column);
    return place === undefined ? this.#rows.length : new Set(this.#rows.map((row) => row[place])).size;
  }

  /** The header and the rows, every row as long as the header. */
  table(only: ReadonlySet<string> | undefined): string[][] {
    if (this.#names.length === 0) return [];
    const id = this.#places.get('id');
    const rows = only && id !== undefined ? this.#rows.filter((row) => only.has(row[id] ?? '')) : this.#rows;
    return [this.#names, ...rows.map((row) => this.#names.map((_, place) => row[place] ?? ''))];
  }
}

/**
 * Fetches all pages of a list as CSV. The number of rows is requested first: the count on the screen may be stale. Cells that a
 * spreadsheet would run are disarmed here, as the server sends them as they were typed.
 *
 * @param query - the list's filters and ordering
 * @returns the text, with the header row once
 * @throws ExportMismatch when the records received are not as many as counted; ApiError; the signal's reason when cancelled
 */
export async function exportCsv(endpoint: Endpoint, query: object, options: ExportOptions = {}): Promise<string> {
  const { onProgress, signal, only, recordColumn } = options;
  const { default: papa } = await import('papaparse');
  const total = await withRetries(() => countRows(endpoint, query, signal), options);
  const merged = new MergedRows();
  let received = 0;
  for (let offset = 0; offset < total; offset += rowsPerPage) {
    const input = queryInput<Endpoint>({ ...query, format: 'csv', limit: rowsPerPage, offset });
    const text = String(await withRetries(() => send(endpoint, input, { accept: 'csv', signal }), options));
    const [header = [], ...rows] = papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    merged.add(header, rows);
    received = merged.countRecords(recordColumn);
    onProgress?.(Math.min(1, received / total));
    if (rows.length === 0) break;
  }
  if (received !== total) throw new ExportMismatch(received, total);
  return papa.unparse(merged.table(only), { escapeFormulae: formulaCell });
}
