import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import type { Column } from '#ui/table/columns';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';

interface PagedTableProps<Row extends object> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** One page of the list, as the server sends it. */
  readonly query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  /** Page and order, kept in the URL. */
  readonly table: ReturnType<typeof useUrlTable>;
  readonly isFiltered?: boolean;
  readonly emptyMessage?: string;
  readonly hasPageSizes?: boolean;
  /** False where the server cannot sort the list: the rows of the page are then sorted here. */
  readonly isSortedByServer?: boolean;
  readonly rowActions?: (row: Row) => ReactNode;
}

/** A list of the server as a table, a page at a time: waiting, dimmed while it reloads, failed with a retry, empty in words. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { caption, columns, rowKey, query, table, rowActions, isSortedByServer = true } = props;
  const { isFiltered, emptyMessage, hasPageSizes = false } = props;
  const status = useTableStatus(query, { isFiltered, emptyMessage, expectedRows: table.pageSize });
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={query.data?.results}
        rowKey={rowKey}
        status={status}
        sort={isSortedByServer ? table.sort : undefined}
        rowActions={rowActions}
      />
      <Pager
        label={caption}
        page={table.page}
        pageSize={table.pageSize}
        total={query.data?.count}
        onPageChange={table.setPage}
        onPageSizeChange={hasPageSizes ? table.setPageSize : undefined}
      />
    </>
  );
}
