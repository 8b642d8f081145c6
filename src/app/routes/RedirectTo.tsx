import { useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { fillPath } from './href';
import type { PathEntry, PathTable } from './path';
import { paths } from './paths';
import { Redirect } from './Redirect';

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
