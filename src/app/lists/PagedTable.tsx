import type { UseQueryResult } from '@tanstack/react-query';
import { useTableStatus } from '#app/request/useTableStatus';
import { TableInPages, type TableInPagesProps } from '#ui/table/TableInPages';

interface PagedTableProps<Row> extends Omit<TableInPagesProps<Row>, 'rows' | 'total' | 'status'> {
  /** One page of the list, as the server sends it. */
  readonly query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  readonly isFiltered?: boolean;
  readonly emptyMessage?: string;
}

/** The table of a list of the server, one page at a time, with its loading, error and empty states. */
export function PagedTable<Row>({ query, isFiltered, emptyMessage, ...rest }: PagedTableProps<Row>) {
  const status = useTableStatus(query, { isFiltered, emptyMessage, expectedRows: rest.table.pageSize });
  return <TableInPages {...rest} rows={query.data?.results} total={query.data?.count} status={status} />;
}
