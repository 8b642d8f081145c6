import { usePageTitle } from '#app/page/Page';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useCurrentUser } from '#app/session/currentUser';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { FollowedEmergencies } from './FollowedEmergencies';
import { SubscriptionEditor } from './SubscriptionEditor';
import { notificationStrings } from './strings';

export function Component() {
  const t = useStrings(notificationStrings);
  usePageTitle(t.title);
  const messageOf = useErrorMessage();
  const { user, hasFailed, error, refetch } = useCurrentUser();
  return (
    <Columns gap="s4" minWidth={420} align="start">
      <FollowedEmergencies />
      {hasFailed && <StateMessage state="error" message={messageOf(error)} onRetry={() => refetch()} />}
      {user ? <SubscriptionEditor user={user} /> : !hasFailed && <Skeleton kind="block" height="40rem" />}
    </Columns>
  );
}
