import { useLocation, useParams } from 'react-router-dom';
import { fillPath } from '#app/routes/href';
import type { PathEntry, PathTable } from '#app/routes/path';
import { paths } from '#app/routes/paths';
import { Redirect } from '#app/routes/Redirect';
import { NotFoundPage } from '#app/shell/NotFoundPage';

const table: PathTable = paths;

/** Redirects to the address of another page; the query is passed on. */
export function RedirectTo({ redirect }: { readonly redirect: NonNullable<PathEntry['redirect']> }) {
  const params = useParams();
  const { hash, search, state } = useLocation();
  const target = redirect({ params, hash });
  const entry = table[target.to];
  const pathname = entry && fillPath(entry.path, { ...params, ...target.params });
  if (!pathname) return <NotFoundPage />;
  return <Redirect to={{ pathname, search, hash: target.hash ?? '' }} state={state} />;
}
