import { useQuery } from '@tanstack/react-query';
import { PagedTable } from '#app/lists/PagedTable';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { type OperationFilters, operationsPageQuery, operationTable } from './queries';
import { homeStrings } from './strings';

interface OperationsTableProps {
  readonly filters: OperationFilters;
  readonly isFiltered: boolean;
}

/** The active operations, newest first, a page at a time. */
export function OperationsTable({ filters, isFiltered }: OperationsTableProps) {
  const t = useStrings(homeStrings);
  const table = useUrlTable(operationTable);
  const operations = useQuery(operationsPageQuery(filters, table.query));
  const columns = useAppealColumns();
  return (
    <PagedTable
      caption={t.activeOperations}
      columns={columns}
      rowKey={({ id }) => id}
      query={operations}
      table={table}
      isFiltered={isFiltered}
    />
  );
}
