import { useQuery } from '@tanstack/react-query';
import { rootStrings } from '#app/page/strings';
import { currentUserQuery } from '#app/session/currentUser';
import { Button } from '#ui/actions/Button';
import { Banner } from '#ui/feedback/Banner';
import { useStrings } from '#ui/language/useStrings';

/** Says that the user's record has failed to load, with a retry. */
export function AccountFailedBanner() {
  const t = useStrings(rootStrings);
  const { isFetching, refetch } = useQuery({ ...currentUserQuery, enabled: false });
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
