import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { PageSkeleton } from '#app/page/PageSkeleton';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { accessTo } from '#app/routes/access';
import type { PathEntry } from '#app/routes/path';
import { Redirect } from '#app/routes/Redirect';
import { loginPath, returnPath } from '#app/routes/returnPath';
import { navigationStrings } from '#app/routes/strings';
import { useCurrentUser } from '#app/session/currentUser';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';

const PermissionDeniedPage = lazyComponent(() =>
  import('#app/shell/PermissionDeniedPage').then((module) => module.PermissionDeniedPage),
);

/** Renders a route for users who may see it; others are redirected or shown why not. */
export function Guard({ entry, children }: { readonly entry: PathEntry; readonly children: ReactNode }) {
  const { session, permissions, isPending, hasFailed, error, refetch } = useCurrentUser(entry.roles);
  const messageOf = useErrorMessage();
  const params = useParams();
  const location = useLocation();
  const access = accessTo(entry, { isLoggedIn: session !== null, isPending, hasFailed, permissions }, params);
  if (access === 'log-in') return <Redirect to={loginPath(location)} />;
  if (access === 'logged-out-only') return <Redirect to={returnPath(location.search)} />;
  if (access === 'checking') return <PageSkeleton />;
  if (access === 'unknown') return <Unchecked message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<PageSkeleton />}>{access === 'not-permitted' ? <PermissionDeniedPage /> : children}</Suspense>
  );
}

/** Shown when the permissions failed to load. */
function Unchecked({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const t = useStrings(navigationStrings);
  return (
    <Page title={t.unchecked}>
      <StateMessage state="error" message={message} onRetry={onRetry} />
    </Page>
  );
}
