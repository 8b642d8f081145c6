import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import type { ServerSort } from '../table/useSort';
import { pageQuery, tableParsers, tableUrlKeys, type UrlTableOptions } from './urlTable';

/** Page, page size and order of a list in the URL, in the forms of the table, the pager and the API. */
export function useUrlTable(options: UrlTableOptions = {}) {
  const { defaultOrdering } = options;
  const [state, setState] = useQueryStates(tableParsers(options), {
    history: 'replace',
    urlKeys: tableUrlKeys(options),
  });
  const { page, page_size: pageSize } = state;
  const ordering = state.ordering ?? defaultOrdering ?? null;

  const query = useMemo(() => pageQuery({ page, page_size: pageSize, ordering }, {}), [page, pageSize, ordering]);

  const sort: ServerSort = {
    ordering,
    defaultOrdering: defaultOrdering ?? null,
    onChange: (next) => void setState({ ordering: next === defaultOrdering ? null : next, page: null }),
  };

  return {
    page,
    pageSize,
    ordering,
    /** For the request. */
    query,
    /** For the `sort` of a table. */
    sort,
    setPage: (next: number) => void setState({ page: next }),
    setPageSize: (next: number) => void setState({ page_size: next, page: null }),
  };
}
