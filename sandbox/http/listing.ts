import { allOf, joined, name, type Sql } from '../store/sql';
import type { Store } from '../store/store';
import type { Table } from '../store/table';
import { conditionsOf, type Filters, searchCondition } from './filters';

/** How a list is filtered, searched and sorted. */
export interface ListSpec {
  readonly filters?: Filters;
  /** What may be sorted by, and the column that does it; a name alone is its own column. */
  readonly ordering?: Readonly<Record<string, string>> | readonly string[];
  /** `-start_date,id`: as in the query. */
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

const wholeNumber = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined);

function columnsOf(ordering: ListSpec['ordering'] = []): ReadonlyMap<string, string> {
  const names: readonly string[] | null = Array.isArray(ordering) ? ordering : null;
  return new Map(names ? names.map((each) => [each, each]) : Object.entries(ordering));
}

/** The order that is asked for; what may not be sorted by is passed over, and nothing left means the default. */
function orderOf(spec: ListSpec, asked: string | null): Sql {
  const columns = columnsOf(spec.ordering);
  const terms = (text: string, known: (column: string) => string | undefined) =>
    text
      .split(',')
      .map((term) => term.trim())
      .flatMap((term) => {
        const descending = term.startsWith('-');
        const column = known(descending ? term.slice(1) : term);
        return column === undefined ? [] : [{ text: `${name(column).text}${descending ? ' DESC' : ''}`, values: [] }];
      });
  const wanted = terms(asked ?? '', (column) => columns.get(column));
  const used = wanted.length > 0 ? wanted : terms(spec.defaultOrder ?? 'id', (column) => column);
  // The id last makes pages disjoint where rows are otherwise equal.
  return joined([...used, name('id')], ', ');
}

function pageAddress(url: URL, limit: number, offset: number): string {
  const address = new URL(url);
  address.searchParams.set('limit', String(limit));
  if (offset > 0) address.searchParams.set('offset', String(offset));
  else address.searchParams.delete('offset');
  return address.href;
}

/** One page of a table as a request asks for it. @source reference/shell-and-account.md, section 0.3 */
export function listPage<Row extends { id: number }>(
  store: Store,
  from: Table<Row>,
  spec: ListSpec,
  url: URL,
  visible: Sql | null,
): ListPage<Row> {
  const query = url.searchParams;
  const where = allOf([
    visible,
    ...conditionsOf(spec.filters ?? {}, query),
    searchCondition(spec.search ?? [], query.get('search') ?? ''),
  ]);
  const limit = wholeNumber(query.get('limit')) || defaultLimit;
  const offset = wholeNumber(query.get('offset')) ?? 0;
  const count = store.count(from, where);
  return {
    count,
    next: offset + limit < count ? pageAddress(url, limit, offset + limit) : null,
    previous: offset > 0 ? pageAddress(url, limit, Math.max(0, offset - limit)) : null,
    rows: store.select(from, { where, order: orderOf(spec, query.get('ordering')), limit, offset }),
  };
}
