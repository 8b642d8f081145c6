import { rootStrings } from '#app/page/strings';
import { useCurrentUser } from '#app/session/currentUser';
import { Button } from '#ui/actions/Button';
import { Banner } from '#ui/feedback/Banner';
import { useStrings } from '#ui/language/useStrings';

/** A note below the head while the user's record has failed to load; the public content does not need it. */
export function AccountNotice() {
  const t = useStrings(rootStrings);
  const { hasFailed, isFetching, refetch } = useCurrentUser();
  if (!hasFailed) return null;
  return (
    <Banner
      tone="warning"
      label={t.accountFailedLabel}
      actions={
        <Button size="s" isBusy={isFetching} onPress={() => void refetch()}>
          {t.accountRetry}
        </Button>
      }
    >
      {t.accountFailed}
    </Banner>
  );
}
