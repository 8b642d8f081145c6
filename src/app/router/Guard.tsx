import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageSkeleton } from '#app/page/PageSkeleton';
import { accessTo } from '#app/routes/access';
import type { PathEntry } from '#app/routes/path';
import { Redirect } from '#app/routes/Redirect';
import { loginPath, returnPath } from '#app/routes/returnPath';
import { useCurrentUser } from '#app/session/currentUser';
import { CodeSuspense } from '#ui/feedback/CodeSuspense';
import { lazyComponent } from '#ui/feedback/LazyBlock';

const PermissionDeniedPage = lazyComponent(() =>
  import('#app/shell/PermissionDeniedPage').then((module) => module.PermissionDeniedPage),
);

const UncheckedPage = lazyComponent(() => import('#app/shell/UncheckedPage').then((module) => module.UncheckedPage));

/** Renders a route for users who may see it; others are redirected or shown why not. */
export function Guard({ entry, children }: { readonly entry: PathEntry; readonly children: ReactNode }) {
  const viewer = useCurrentUser(entry.roles);
  const params = useParams();
  const location = useLocation();
  const access = accessTo(entry, viewer, params);
  if (access === 'log-in') return <Redirect to={loginPath(location)} />;
  if (access === 'logged-out-only') return <Redirect to={returnPath(location.search)} />;
  if (access === 'checking') return <PageSkeleton />;
  return (
    <CodeSuspense fallback={<PageSkeleton />}>
      {access === 'unknown' && <UncheckedPage error={viewer.error} onRetry={() => void viewer.refetch()} />}
      {access === 'not-permitted' && <PermissionDeniedPage />}
      {access === 'allowed' && children}
    </CodeSuspense>
  );
}
