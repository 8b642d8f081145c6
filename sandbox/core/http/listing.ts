import { allOf, joined, name, type Sql, sql } from '../store/sql';
import type { Store } from '../store/store';
import type { AnyTable, Table } from '../store/table';
import { type FieldErrors, throwIfInvalid, validationError } from './errors';
import { conditionsOf, type Filters, searchCondition } from './filters';

/** How a list is filtered, searched and sorted. */
export interface ListSpec {
  readonly filters?: Filters;
  /** Filters that take the ids of existing rows of a table alone. */
  readonly related?: Readonly<Record<string, AnyTable>>;
  /** The `ordering` values with the column of each; a list when every value is the name of its column. */
  readonly ordering?: Readonly<Record<string, string>> | readonly string[];
  /** The default order in the notation of the query: `-start_date,id`. */
  readonly defaultOrder?: string;
  /** Columns that `search` looks through. */
  readonly search?: readonly string[];
}

export interface ListPage<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  rows: Row[];
}

const defaultLimit = 50;

/** The largest integer of SQLite. */
const largestCount = 2n ** 63n - 1n;

/**
 * A parameter that counts rows; undefined for any value that is not a whole number, which the server ignores.
 *
 * @throws ApiError 400 for a number that needs more than 64 bits
 */
function countParameter(query: URLSearchParams, parameter: 'limit' | 'offset'): number | undefined {
  const text = query.get(parameter);
  if (text === null || !/^\d+$/.test(text)) return undefined;
  if (BigInt(text) > largestCount) {
    throw validationError({ [parameter]: [`Ensure this value is less than or equal to ${largestCount}.`] });
  }
  // Clamped to the exact integers of JavaScript, which no table exceeds.
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

function columnsOf(ordering: ListSpec['ordering'] = []): ReadonlyMap<string, string> {
  const names: readonly string[] | null = Array.isArray(ordering) ? ordering : null;
  return new Map(names ? names.map((column) => [column, column]) : Object.entries(ordering));
}

/** The requested order; unknown fields are ignored, and without a known one the default order applies. */
function orderOf(spec: ListSpec, requested: string | null): Sql {
  const columns = columnsOf(spec.ordering);
  const terms = (text: string, columnFor: (field: string) => string | undefined) =>
    text
      .split(',')
      .map((term) => term.trim())
      .flatMap((term) => {
        const descending = term.startsWith('-');
        const column = columnFor(descending ? term.slice(1) : term);
        // PostgreSQL, unlike SQLite, takes null for the largest value
        const direction = descending ? 'DESC NULLS FIRST' : 'ASC NULLS LAST';
        return column === undefined ? [] : [{ text: `${name(column).text} ${direction}`, values: [] }];
      });
  const known = terms(requested ?? '', (column) => columns.get(column));
  const used = known.length > 0 ? known : terms(spec.defaultOrder ?? 'id', (column) => column);
  // The id comes last, so that no row is on two pages when other columns are equal.
  return joined([...used, name('id')], ', ');
}

function pageAddress(url: URL, limit: number, offset: number): string {
  const address = new URL(url);
  address.searchParams.set('limit', String(limit));
  if (offset > 0) address.searchParams.set('offset', String(offset));
  else address.searchParams.delete('offset');
  return address.href;
}

/** The page that a request asks for, of a list with `count` rows. */
function pageAt(url: URL, count: number) {
  const limit = countParameter(url.searchParams, 'limit') || defaultLimit;
  const offset = countParameter(url.searchParams, 'offset') ?? 0;
  return {
    limit,
    offset,
    count,
    next: offset + limit < count ? pageAddress(url, limit, offset + limit) : null,
    previous: offset > 0 ? pageAddress(url, limit, Math.max(0, offset - limit)) : null,
  };
}

/**
 * Errors for ids of rows that do not exist, by parameter.
 *
 * @source reference/real-server.md, section 4.2
 */
export function unknownRelated(
  store: Store,
  related: Readonly<Record<string, AnyTable>>,
  query: URLSearchParams,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(related).flatMap(([parameter, table]) => {
      const ids = query.getAll(parameter).flatMap((value) => value.split(',').filter((id) => /^\d+$/.test(id)));
      const unknown = ids.filter((id) => store.count(table, sql`id = ${Number(id)}`) === 0);
      const message = (id: string) => `Select a valid choice. ${id} is not one of the available choices.`;
      return unknown.length > 0 ? [[parameter, unknown.map(message)]] : [];
    }),
  );
}

/** One page of a table by the parameters of the request. @source reference/shell-and-account.md, section 0.3 */
export function listPage<Row extends { id: number }>(
  store: Store,
  from: Table<Row>,
  spec: ListSpec,
  url: URL,
  visible: Sql | null,
): ListPage<Row> {
  const query = url.searchParams;
  throwIfInvalid(unknownRelated(store, spec.related ?? {}, query));
  const where = allOf([
    visible,
    ...conditionsOf(spec.filters ?? {}, query),
    searchCondition(spec.search ?? [], query.get('search') ?? ''),
  ]);
  const { limit, offset, ...page } = pageAt(url, store.count(from, where));
  return { ...page, rows: store.select(from, { where, order: orderOf(spec, query.get('ordering')), limit, offset }) };
}

/** One page of a list that is not a table, as it is sent. */
export function pageOfItems<Item>(items: readonly Item[], url: URL) {
  const { limit, offset, ...page } = pageAt(url, items.length);
  return { ...page, results: items.slice(offset, offset + limit) };
}
