import { rootStrings } from '#app/page/strings';
import { useCurrentUser } from '#app/session/currentUser';
import { Button } from '#ui/actions/Button';
import { Banner } from '#ui/feedback/Banner';
import { useStrings } from '#ui/language/useStrings';

/** One line below the head while the record of the logged-in user could not be read; the public content stands without it. */
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
