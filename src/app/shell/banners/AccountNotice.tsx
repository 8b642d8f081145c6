import { useCurrentUser } from '#app/session/currentUser';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';

const AccountFailedBanner = lazyComponent(() =>
  import('./AccountFailedBanner').then((module) => module.AccountFailedBanner),
);

/** A note below the head while the user's record has failed to load; the public content does not need it. */
export function AccountNotice() {
  const { hasFailed } = useCurrentUser();
  return (
    hasFailed && (
      <LazyBlock skeleton={null}>
        <AccountFailedBanner />
      </LazyBlock>
    )
  );
}
