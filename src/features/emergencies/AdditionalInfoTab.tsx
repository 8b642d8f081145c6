import { useLocation, useParams } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { Redirect } from '#app/routes/Redirect';
import { type AdditionalTab, selectedTab } from '#domain/emergencies/emergencyTabs';
import { TextsWithImages } from '#ui/content/TextsWithImages';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { legacyTabNumber } from './layout/legacyTabNumber';
import { emergencyStrings } from './layout/strings';
import { useAdditionalTabs } from './layout/useAdditionalTabs';
import { useEmergency } from './layout/useEmergency';

export function Component() {
  const event = useEmergency();
  const { query, tabs = [] } = useAdditionalTabs(event);
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="20rem" />}>
      {() => <SelectedTab emergencyId={event.id} tabs={tabs} />}
    </Loaded>
  );
}

interface SelectedTabProps {
  readonly emergencyId: number;
  readonly tabs: readonly AdditionalTab[];
}

/** The tab of the address; an address in an older form is replaced by the current one. */
function SelectedTab({ emergencyId, tabs }: SelectedTabProps) {
  const t = useStrings(emergencyStrings);
  const { tabId } = useParams();
  const { pathname, search, hash } = useLocation();
  const number = legacyTabNumber(pathname);
  const tab = number === undefined ? selectedTab(tabs, tabId, hash) : tabs.find((each) => each.number === number);
  if (!tab)
    return (
      <StateMessage
        state="empty"
        message={t.noSuchTab}
        actions={
          <Link to="emergencyDetails" params={{ emergencyId }}>
            {t.openDetails}
          </Link>
        }
      />
    );
  const address = href('emergencyAdditionalInfo', { emergencyId, tabId: tab.tabId });
  if (number === undefined && tabId !== tab.tabId && address) return <Redirect to={{ pathname: address, search }} />;
  return (
    <Card title={tab.name}>
      <TextsWithImages texts={tab.snippets} />
    </Card>
  );
}
