import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { Redirect } from '#app/routes/Redirect';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { EmergencyUnavailable } from './layout/EmergencyUnavailable';
import { emergencyStrings } from './layout/strings';
import { eventBySlugQuery } from './queries';

export function Component() {
  const t = useStrings(emergencyStrings);
  const { slug = '' } = useParams();
  const { data: event, error, refetch } = useQuery(eventBySlugQuery(slug));
  if (event) return <Redirect to={href('emergenciesLayout', { emergencyId: event.id }) ?? '/'} />;
  if (error) return <EmergencyUnavailable error={error} refusal={t.refusedSlug} onRetry={() => void refetch()} />;
  return (
    <Page title={t.failedTitle}>
      <StateMessage state="pending" message={t.opening} />
    </Page>
  );
}
