import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { useStrings } from '#ui/language/useStrings';
import { type AppealPlace, operationList } from './queries';
import { operationStrings } from './strings';

/** The active operations, newest first, in pages. */
export function OperationsTable({ place }: { readonly place: AppealPlace }) {
  const t = useStrings(operationStrings);
  const list = useList(operationList, place);
  const all = useAppealColumns();
  const isOfCountry = place.country !== undefined;
  const columns = isOfCountry ? all.filter(({ id }) => id !== 'country') : all;
  return (
    <ListTable
      caption={t.activeOperations}
      columns={columns}
      rowKey={({ id }) => id}
      query={list.query}
      table={list.table}
      isFiltered={list.activeCount > 0}
      emptyMessage={t.noOperationsHere}
      expectedRows={isOfCountry ? 1 : undefined}
      actions={<ListExport list={list} columns={columns} fileName="active-operations" />}
    />
  );
}
