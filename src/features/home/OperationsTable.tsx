import { useQuery } from '@tanstack/react-query';
import { useAppealColumns } from '#app/lists/useAppealColumns';
import { useTableStatus } from '#app/request/useTableStatus';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';
import { firstTablePage, type OperationFilters, operationsPageQuery } from './queries';
import { homeStrings } from './strings';

interface OperationsTableProps {
  readonly filters: OperationFilters;
  readonly isFiltered: boolean;
}

/** The active operations, newest first, a page at a time. */
export function OperationsTable({ filters, isFiltered }: OperationsTableProps) {
  const t = useStrings(homeStrings);
  const table = useUrlTable({ pageSize: firstTablePage.limit, defaultOrdering: firstTablePage.ordering });
  const { query, sort, page, setPage } = table;
  const operations = useQuery(
    operationsPageQuery(filters, { limit: query.limit, offset: query.offset, ordering: query.ordering ?? undefined }),
  );
  const status = useTableStatus(operations, { isFiltered, expectedRows: firstTablePage.limit });
  const columns = useAppealColumns();
  return (
    <>
      <Table
        caption={t.activeOperations}
        columns={columns}
        rows={operations.data?.results}
        rowKey={({ id }) => id}
        status={status}
        sort={sort}
      />
      <Pager
        label={t.activeOperations}
        page={page}
        pageSize={table.pageSize}
        total={operations.data?.count}
        onPageChange={setPage}
      />
    </>
  );
}
