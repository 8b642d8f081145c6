import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { accessTo } from '#app/navigation/access';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useCurrentUser } from '#app/session/currentUser';
import { PageSkeleton } from '#app/shell/PageSkeleton';
import { PermissionDeniedPage } from '#app/shell/PermissionDeniedPage';
import { StateMessage } from '#ui/feedback/StateMessage';
import { loginPath, returnPath } from './returnPath';
import type { RouteEntry } from './route';

/** Lets in who may see the route; whoever may not is led to the login, away from it, or told so. */
export function Guard({ entry, children }: { readonly entry: RouteEntry; readonly children: ReactNode }) {
  const { session, permissions, isPending, hasFailed, error, refetch } = useCurrentUser();
  const messageOf = useErrorMessage();
  const params = useParams();
  const location = useLocation();
  const access = accessTo(entry, { isLoggedIn: session !== null, isPending, hasFailed, permissions }, params);
  if (access === 'log-in') return <Navigate to={loginPath(location)} replace />;
  if (access === 'logged-out-only') return <Navigate to={returnPath(location.search)} replace />;
  if (access === 'checking') return <PageSkeleton />;
  if (access === 'unknown')
    return <StateMessage state="error" message={messageOf(error)} onRetry={() => void refetch()} />;
  if (access === 'not-permitted') return <PermissionDeniedPage />;
  return <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;
}
