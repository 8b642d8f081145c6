import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { useAlertColumns } from '#resources/surge/useAlertColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { alertList } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Open alerts, then those that were stood down; closed ones are not listed. */
export function SurgeAlerts({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const list = useList(alertList, emergencyId);
  const { query, table } = list;
  const columns = useAlertColumns();
  return (
    <Card
      title={t.alerts}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName={`emergency-${emergencyId}-surge-alerts`} />
          <Link to="surgeAlerts" search={{ event: emergencyId }} variant="quiet">
            {t.viewAllAlerts}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.alerts}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={{ ...table, sort: noSort }}
      />
    </Card>
  );
}

/** Open alerts come first: the order cannot be changed. */
const noSort = { ordering: null, onChange: () => undefined };
