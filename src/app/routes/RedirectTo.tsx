import { Navigate, useLocation, useParams } from 'react-router-dom';
import { fillPath } from '#app/navigation/href';
import { useRouteTable } from '#app/navigation/NavigationContext';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import type { RouteEntry } from './route';

/** Leads on with replace, so that the back button does not come back here; the query goes along. */
export function RedirectTo({ redirect }: { readonly redirect: NonNullable<RouteEntry['redirect']> }) {
  const table = useRouteTable();
  const params = useParams();
  const { hash, search, state } = useLocation();
  const target = redirect({ params, hash });
  const entry = table[target.to];
  const pathname = entry && fillPath(entry.path, { ...params, ...target.params });
  if (!pathname) return <NotFoundPage />;
  return <Navigate to={{ pathname, search, hash: target.hash ?? '' }} state={state} replace />;
}
