import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useTabTitle } from '#app/page/Page';
import { href } from '#app/routes/href';
import type { EventDetail } from '#contract/event';
import { selectedTab, tabPresence } from '#domain/emergencies/emergencyTabs';
import { useEventName } from '#resources/event/useEventName';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { alertCountQuery } from '../queries';
import { legacyTabNumber } from './legacyTabNumber';
import { emergencyStrings } from './strings';
import { useAdditionalTabs } from './useAdditionalTabs';

/** The tabs with content; a note with a retry where the content of some could not be counted. */
export function EmergencyTabs({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyStrings);
  const eventName = useEventName();
  const { pathname, hash } = useLocation();
  const { tabId } = useParams();
  const alerts = useQuery(alertCountQuery(event.id));
  const { query: snippets, tabs: additional = [] } = useAdditionalTabs(event);
  const has = tabPresence(event, alerts.data?.count ?? null);
  const params = { emergencyId: event.id };
  const fixed = [
    { href: href('emergencyDetails', params), label: t.details, isShown: true },
    { href: href('emergencyTimeline', params), label: t.timeline, isShown: true },
    { href: href('emergencyReports', params), label: t.reports, isShown: true },
    { href: href('emergencyActivities', params), label: t.activities, isShown: has.activities },
    { href: href('emergencySurge', params), label: t.surge, isShown: has.surge },
  ].flatMap(({ href: address, label, isShown }) => (address && isShown ? [{ href: address, label }] : []));
  const more = additional.map((tab) => ({
    href: href('emergencyAdditionalInfo', { ...params, tabId: tab.tabId }),
    label: tab.name,
    number: tab.number,
  }));

  const number = pathname.includes('/additional-info')
    ? (legacyTabNumber(pathname) ?? selectedTab(additional, tabId, hash)?.number)
    : undefined;
  const current = [...fixed.filter((tab) => tab.href === pathname), ...more.filter((tab) => tab.number === number)][0];
  const failed = [alerts, snippets].filter(({ data, error }) => error && data === undefined);
  const items = [...fixed, ...more];
  useTabTitle(
    t.pageTitle({ name: eventName(event) }),
    items.map(({ label }) => label),
    current?.label,
  );
  return (
    <>
      <Tabs label={t.tabs} items={items} current={current?.href} />
      {failed.length > 0 && (
        <StateMessage
          state="error"
          isCompact
          message={t.tabsFailed}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
    </>
  );
}
