import { PagedTable } from '#app/lists/PagedTable';
import { useList } from '#app/lists/useList';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { useStrings } from '#ui/language/useStrings';
import { operationList } from './queries';
import { homeStrings } from './strings';

/** The active operations, newest first, in pages. */
export function OperationsTable() {
  const t = useStrings(homeStrings);
  const { query, table, activeCount } = useList(operationList);
  const columns = useAppealColumns();
  return (
    <PagedTable
      caption={t.activeOperations}
      columns={columns}
      rowKey={({ id }) => id}
      query={query}
      table={table}
      isFiltered={activeCount > 0}
    />
  );
}
