import { config } from '#app/config';
import { Page } from '#app/page/Page';
import { contacts } from '#app/shell/contacts';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './SparkPage.module.css';
import { sparkStrings } from './strings';

const SupplyChainReport = lazyComponent(() => import('./SupplyChainReport').then((module) => module.SupplyChainReport));

export function Component() {
  const t = useStrings(sparkStrings);
  const reportId = config.embeddedReportId;
  return (
    <Page title={t.title} description={t.description}>
      {reportId === null ? (
        <Card title={t.report}>
          <StateMessage state="empty" message={t.notConnected} />
        </Card>
      ) : (
        <LazyBlock skeleton={<Skeleton kind="block" height="min(80vb, 900px)" />}>
          <SupplyChainReport reportId={reportId} />
        </LazyBlock>
      )}
      <Card title={t.offersTitle}>
        <ul className={styles.offers}>
          <li>{t.offerStocks}</li>
          <li>{t.offerPrices}</li>
          <li>{t.offerOrders}</li>
        </ul>
        <p>{t.askForAccess}</p>
        <ExternalLink href={contacts.support}>{t.contact}</ExternalLink>
      </Card>
    </Page>
  );
}
