import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { Page } from '#app/shell/Page';
import type { EventDetail } from '#contract/event';
import { TranslationNotice } from '#ui/display/TranslationNotice';
import { Banner } from '#ui/feedback/Banner';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { EmergencyActions } from './layout/EmergencyActions';
import { EmergencyFigures } from './layout/EmergencyFigures';
import { EmergencyHead } from './layout/EmergencyHead';
import styles from './layout/EmergencyLayout.module.css';
import { EmergencyRefused } from './layout/EmergencyRefused';
import { EmergencyTabs } from './layout/EmergencyTabs';
import { emergencyStrings } from './layout/strings';
import { emergencyQuery } from './queries';
import { useVisibleReports } from './useVisibleReports';

export function Component() {
  const t = useStrings(emergencyStrings);
  const { emergencyId } = useNumericParams('emergencyId');
  const { inEvent } = useVisibleReports();
  const { data: event, error, refetch } = useQuery({ ...emergencyQuery(emergencyId), select: inEvent });
  if (event) return <Emergency event={event} />;
  if (error)
    return (
      <EmergencyRefused error={error} refusal={t.refused({ id: String(emergencyId) })} onRetry={() => void refetch()} />
    );
  return (
    <Page title={null} heading={t.failedTitle} breadcrumbs={<Crumbs />}>
      <div aria-busy="true">
        <Skeleton kind="block" height="40rem" />
      </div>
    </Page>
  );
}

function Emergency({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyStrings);
  const name = event.name?.trim() || t.untitled;
  return (
    <Page
      title={t.pageTitle({ name })}
      heading={name}
      breadcrumbs={<Crumbs name={name} />}
      description={<EmergencyHead event={event} />}
      actions={<EmergencyActions emergencyId={event.id} />}
      lead={
        <div className={styles.lead}>
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
          <EmergencyFigures appeals={event.appeals} />
          <EmergencyTabs event={event} />
        </div>
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
