import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useLastVisit } from '#app/session/lastVisit';
import { useViewer } from '#app/session/useViewer';
import type { EventDetail } from '#contract/event';
import { type EventHead, eventHeadQuery } from '#resources/event/headQuery';
import { eventQuery, isEventRestrictedQuery } from '#resources/event/queries';
import { useEventName } from '#resources/event/useEventName';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { Banner } from '#ui/feedback/Banner';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { Block } from './layout/Block';
import { EmergencyActions } from './layout/EmergencyActions';
import { EmergencyFigures } from './layout/EmergencyFigures';
import { EmergencyHead } from './layout/EmergencyHead';
import { EmergencyTabs } from './layout/EmergencyTabs';
import { EmergencyUnavailable } from './layout/EmergencyUnavailable';
import { LastVisitProvider } from './layout/LastVisit';
import { emergencyStrings } from './layout/strings';

const EmergencyNews = lazyComponent(() => import('./layout/EmergencyNews').then((module) => module.EmergencyNews));

export function Component() {
  const t = useStrings(emergencyStrings);
  const { emergencyId } = useNumericParams('emergencyId');
  const { data: isRestricted } = useQuery(isEventRestrictedQuery(emergencyId));
  const { data: event, error, refetch } = useQuery(eventQuery(emergencyId, useViewer(isRestricted)));
  const { data: head } = useQuery(eventHeadQuery(emergencyId));
  if (error && !event)
    return (
      <EmergencyUnavailable
        error={error}
        refusal={t.refused({ id: String(emergencyId) })}
        onRetry={() => void refetch()}
      />
    );
  if (head) return <Emergency head={head} event={event} onRetry={error ? () => void refetch() : undefined} />;
  return (
    <Page title={null} heading={t.failedTitle} breadcrumbs={<Crumbs />}>
      {waiting}
    </Page>
  );
}

const waiting = (
  <div aria-busy="true">
    <Skeleton kind="block" height="40rem" />
  </div>
);

interface EmergencyProps {
  readonly head: EventHead;
  /** Undefined until it has arrived: the head is shown from a row of the list before. */
  readonly event: EventDetail | undefined;
  /** Set when a refetch has failed and the cached emergency is shown. */
  readonly onRetry: (() => void) | undefined;
}

function Emergency({ head, event, onRetry }: EmergencyProps) {
  const t = useStrings(emergencyStrings);
  const since = useLastVisit(`emergency ${head.id}`);
  const eventName = useEventName();
  const name = eventName(head);
  return (
    <Page
      title={t.pageTitle({ name })}
      heading={name}
      breadcrumbs={<Crumbs name={name} />}
      description={<Block event={head} of={EmergencyHead} />}
      actions={<EmergencyActions event={head} name={name} />}
      lead={
        <Stack gap="s4">
          {onRetry && <UpdateFailedNote onRetry={onRetry} />}
          {event && <TranslationNotice original={event.translation_module_original_language} />}
          {event && event.parent_event !== null && (
            <Banner
              tone="warning"
              label={t.mergedLabel}
              actions={
                <Link to="emergenciesLayout" params={{ emergencyId: event.parent_event }}>
                  {t.openParent}
                </Link>
              }
            >
              {t.merged}
            </Banner>
          )}
          <Block event={head} of={EmergencyFigures} />
          {since && (
            <LazyBlock when="idle" skeleton={<Note>{'\u00a0'}</Note>} resetKey={event}>
              {event && <EmergencyNews event={event} since={since} />}
            </LazyBlock>
          )}
          {event ? <Block event={event} of={EmergencyTabs} /> : <Skeleton kind="block" height="2.75rem" />}
        </Stack>
      }
    >
      <LastVisitProvider value={since}>{event ? <Outlet context={event} /> : waiting}</LastVisitProvider>
    </Page>
  );
}

function Crumbs({ name }: { readonly name?: string }) {
  const t = useStrings(emergencyStrings);
  return (
    <Breadcrumbs
      items={[
        { label: t.home, href: href('home') },
        { label: t.emergencies, href: href('emergencies') },
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
}
