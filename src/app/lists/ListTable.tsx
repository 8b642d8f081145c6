import type { UseQueryResult } from '@tanstack/react-query';
import { useTableStatus } from '#app/request/useTableStatus';
import { PaginatedTable, type PaginatedTableProps } from '#ui/table/PaginatedTable';

interface ListTableProps<Row> extends Omit<PaginatedTableProps<Row>, 'rows' | 'total' | 'status'> {
  /** One page of the list, as the server sends it. */
  readonly query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  readonly isFiltered?: boolean;
  readonly emptyMessage?: string;
  /** Number of skeleton rows; by default a page of them. */
  readonly expectedRows?: number;
}

/** The table of a list of the server, one page at a time, with its loading, error and empty states. */
export function ListTable<Row>({ query, isFiltered, emptyMessage, expectedRows, ...rest }: ListTableProps<Row>) {
  const status = useTableStatus(query, {
    isFiltered,
    emptyMessage,
    expectedRows: expectedRows ?? rest.table.pageSize,
  });
  return <PaginatedTable {...rest} rows={query.data?.results} total={query.data?.count} status={status} />;
}
