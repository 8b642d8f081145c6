import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { OperationFilterBar } from '#resources/appeal/OperationFilterBar';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { previousOperationList } from './queries';
import { pastEventStrings } from './strings';

/** All operations of a country, past and running, newest first. */
export function PreviousOperations({ countryId, name }: { readonly countryId: number; readonly name: string }) {
  const t = useStrings(pastEventStrings);
  const list = useList(previousOperationList, { country: countryId });
  const { data } = list.query;
  const columns = useAppealColumns().filter(({ id }) => id !== 'country');
  return (
    <Card
      title={data ? t.operationsCounted({ count: data.count }) : t.operations}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="previous-operations" />
          <Link to="allAppeals" search={{ country: countryId, ...list.applied }} variant="quiet">
            {t.viewAll}
          </Link>
        </>
      }
    >
      <Note padding="s2 s5">{t.operationsPeriod}</Note>
      <OperationFilterBar filters={list} />
      <ListTable
        caption={t.operations}
        columns={columns}
        rowKey={({ id }) => id}
        query={list.query}
        table={list.table}
        isFiltered={list.activeCount > 0}
        emptyMessage={t.noOperations({ country: name })}
      />
    </Card>
  );
}
