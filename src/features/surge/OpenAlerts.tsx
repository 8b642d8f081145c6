import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { DeadlineButton } from '#resources/surge/DeadlineButton';
import { useAlertColumns } from '#resources/surge/useAlertColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { openAlertList } from './queries';
import { surgePageStrings } from './strings';
import styles from './surge.module.css';

/** Open alerts, then stood-down ones; closed alerts are on the page of all alerts only. */
export function OpenAlerts() {
  const t = useStrings(surgePageStrings);
  const list = useList(openAlertList);
  const columns = useAlertColumns();
  return (
    <Card
      title={t.alerts}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="open-surge-alerts" />
          <Link to="surgeAlerts" variant="quiet">
            {t.viewAllAlerts}
          </Link>
        </>
      }
    >
      <Note className={styles.note}>{t.alertsNote}</Note>
      <ListTable
        caption={t.alerts}
        columns={columns}
        rowKey={({ id }) => id}
        query={list.query}
        table={list.table}
        rowActions={(alert) => <DeadlineButton alert={alert} />}
      />
    </Card>
  );
}
