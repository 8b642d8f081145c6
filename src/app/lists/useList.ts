import { useQuery } from '@tanstack/react-query';
import type { ParserMap } from 'nuqs';
import { useMemo } from 'react';
import type { ReadAllOptions } from '#app/request/readAllPages';
import { useViewer } from '#app/session/useViewer';
import type { Endpoint, ResponseOf } from '#contract/types';
import type { UrlValues } from '#ui/filters/readUrl';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import type { List, ScopeArgument } from './defineList';
import { emptyLast, fieldSortedDescending } from './emptyLast';

const never = () => false;

/** A query of the list with its `select` for the current viewer, and that `select`. */
function useSelected<E extends Endpoint, P extends ParserMap, Scope>(
  { select, isRestricted = never }: List<E, P, Scope>,
  query: ReturnType<List<E, P, Scope>['pageQuery']>,
) {
  const { data } = useQuery({ ...query, select: isRestricted });
  const viewer = useViewer(data);
  const selectForViewer = useMemo(
    () => (answer: ResponseOf<E>) => (select ? select(answer, viewer) : answer),
    [select, viewer],
  );
  return { query: useQuery({ ...query, select: selectForViewer }), selectForViewer };
}

/**
 * One page of a list with its state in the URL.
 *
 * @returns `query` and `table` for `ListTable`; `values`, `set`, `clear` and `activeCount` of the filters; `readAll` for files:
 * all rows with the same filters and order; `newRows` for what is new since a visit
 */
export function useList<E extends Endpoint, P extends ParserMap, Scope>(
  list: List<E, P, Scope>,
  ...[scope]: ScopeArgument<Scope>
) {
  const filters = useUrlFilters(list.filters, { prefix: list.prefix });
  const table = useUrlTable(list.tableOptions);
  // nuqs names the values of a parser map differently for its hooks and for its loaders
  const applied = filters.applied as UrlValues<P>;
  const { query, selectForViewer } = useSelected(list, list.pageQuery(applied, table.query, scope as Scope));
  const readAll = async (options: ReadAllOptions) => {
    const { readAllPages } = await import('#app/request/readAllPages');
    const filtersQuery = list.filtersQuery(applied, table.ordering, scope as Scope);
    const rows = await readAllPages(list.endpoint, filtersQuery, selectForViewer, options);
    return emptyLast(rows, fieldSortedDescending(filtersQuery, list.nullableFields));
  };
  /** The rows with these filters that were added since a moment, for endpoints with `created_at__gte`. */
  const newRows = (since: Date) => {
    const filtersQuery: { created_at__gte?: string; ordering?: unknown } = list.filtersQuery(
      applied,
      null,
      scope as Scope,
    );
    const from = [filtersQuery.created_at__gte ?? '', since.toISOString()].toSorted().at(-1);
    return { endpoint: list.endpoint, query: { ...filtersQuery, created_at__gte: from } };
  };
  return { ...filters, query, table, readAll, newRows };
}

/** All rows of a list in one query, for the given filters. */
export function useAllRows<E extends Endpoint, P extends ParserMap, Scope>(
  list: List<E, P, Scope>,
  values: UrlValues<P>,
  ...scope: ScopeArgument<Scope>
) {
  return useAllRowsWhen(true, list, values, ...scope);
}

/** As `useAllRows`. @param isRead - false while the rows are not needed */
export function useAllRowsWhen<E extends Endpoint, P extends ParserMap, Scope>(
  isRead: boolean,
  list: List<E, P, Scope>,
  values: UrlValues<P>,
  ...scope: ScopeArgument<Scope>
) {
  return useSelected(list, { ...list.allRowsQuery(values, ...scope), enabled: isRead }).query;
}

interface WholeListOptions {
  /** The largest number of rows. */
  readonly limit: number;
  /** False while the rows are not needed, or too many. */
  readonly isRead: boolean;
}

/** All rows of a list with the filters and the order of its page. */
export function useWholeList<E extends Endpoint, P extends ParserMap, Scope>(
  list: List<E, P, Scope>,
  { applied, table }: Pick<ReturnType<typeof useList<E, P, Scope>>, 'applied' | 'table'>,
  { limit, isRead }: WholeListOptions,
  ...[scope]: ScopeArgument<Scope>
) {
  const { ordering } = table.query;
  const query = list.wholeQuery(applied as UrlValues<P>, { ordering, limit }, scope as Scope);
  return useSelected(list, { ...query, enabled: isRead }).query;
}
