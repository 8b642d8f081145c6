import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useViewer } from '#app/session/useViewer';
import type { EventDetail } from '#contract/event';
import { eventQuery, isEventRestrictedQuery } from '#resources/event/queries';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { Banner } from '#ui/feedback/Banner';
import { Skeleton } from '#ui/feedback/Skeleton';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { Block } from './layout/Block';
import { EmergencyActions } from './layout/EmergencyActions';
import { EmergencyFigures } from './layout/EmergencyFigures';
import { EmergencyHead } from './layout/EmergencyHead';
import { EmergencyTabs } from './layout/EmergencyTabs';
import { EmergencyUnavailable } from './layout/EmergencyUnavailable';
import { emergencyStrings } from './layout/strings';

export function Component() {
  const t = useStrings(emergencyStrings);
  const { emergencyId } = useNumericParams('emergencyId');
  const { data: isRestricted } = useQuery(isEventRestrictedQuery(emergencyId));
  const { data: event, error, refetch } = useQuery(eventQuery(emergencyId, useViewer(isRestricted)));
  if (event) return <Emergency event={event} onRetry={error ? () => void refetch() : undefined} />;
  if (error)
    return (
      <EmergencyUnavailable
        error={error}
        refusal={t.refused({ id: String(emergencyId) })}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Page title={null} heading={t.failedTitle} breadcrumbs={<Crumbs />}>
      <div aria-busy="true">
        <Skeleton kind="block" height="40rem" />
      </div>
    </Page>
  );
}

interface EmergencyProps {
  readonly event: EventDetail;
  /** Set when a refetch has failed and the cached emergency is shown. */
  readonly onRetry: (() => void) | undefined;
}

function Emergency({ event, onRetry }: EmergencyProps) {
  const t = useStrings(emergencyStrings);
  const name = event.name?.trim() || t.untitled;
  return (
    <Page
      title={t.pageTitle({ name })}
      heading={name}
      breadcrumbs={<Crumbs name={name} />}
      description={<Block event={event} of={EmergencyHead} />}
      actions={<EmergencyActions emergencyId={event.id} />}
      lead={
        <Stack gap="s4">
          {onRetry && <UpdateFailedNote onRetry={onRetry} />}
          <TranslationNotice original={event.translation_module_original_language} />
          {event.parent_event !== null && (
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
          <Block event={event} of={EmergencyFigures} />
          <Block event={event} of={EmergencyTabs} />
        </Stack>
      }
    >
      <Outlet context={event} />
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
