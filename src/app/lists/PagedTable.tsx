import type { UseQueryResult } from '@tanstack/react-query';
import { useTableStatus } from '#app/request/useTableStatus';
import { TableInPages, type TableInPagesProps } from '#ui/table/TableInPages';

interface PagedTableProps<Row extends object> extends Omit<TableInPagesProps<Row>, 'rows' | 'total' | 'status'> {
  /** One page of the list, as the server sends it. */
  readonly query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  readonly isFiltered?: boolean;
  readonly emptyMessage?: string;
}

/** A list of the server as a table, a page at a time: waiting, dimmed while it reloads, failed with a retry, empty in words. */
export function PagedTable<Row extends object>({ query, isFiltered, emptyMessage, ...rest }: PagedTableProps<Row>) {
  const status = useTableStatus(query, { isFiltered, emptyMessage, expectedRows: rest.table.pageSize });
  return <TableInPages {...rest} rows={query.data?.results} total={query.data?.count} status={status} />;
}
