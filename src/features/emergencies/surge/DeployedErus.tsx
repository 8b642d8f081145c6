import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { useEruColumns } from '#resources/surge/useEruColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { eruList } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Emergency response units that are deployed today, with their owners. */
export function DeployedErus({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const list = useList(eruList, emergencyId);
  const { query, table } = list;
  const columns = useEruColumns();
  const total = query.data?.count;
  return (
    <Card
      title={total === undefined ? t.erus : t.erusCounted({ count: total })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName={`emergency-${emergencyId}-emergency-response-units`} />
          <Link to="deployedErus" search={{ event: emergencyId }} variant="quiet">
            {t.viewAllErus}
          </Link>
        </>
      }
    >
      <ListTable caption={t.erus} columns={columns} rowKey={({ id }) => id} query={query} table={table} />
    </Card>
  );
}
