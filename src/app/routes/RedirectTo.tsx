import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { fillPath } from './href';
import type { PathEntry, PathTable } from './path';
import { paths } from './paths';

const table: PathTable = paths;

/** Redirects with replace, so that the back button does not return here; the query is passed on. */
export function RedirectTo({ redirect }: { readonly redirect: NonNullable<PathEntry['redirect']> }) {
  const params = useParams();
  const { hash, search, state } = useLocation();
  const target = redirect({ params, hash });
  const entry = table[target.to];
  const pathname = entry && fillPath(entry.path, { ...params, ...target.params });
  if (!pathname) return <NotFoundPage />;
  return <Navigate to={{ pathname, search, hash: target.hash ?? '' }} state={state} replace />;
}
