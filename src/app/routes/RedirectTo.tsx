import { useContext } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '#app/shell/NotFoundPage';
import { fillPath } from './href';
import { PagesContext } from './PagesContext';
import type { PathEntry, PathTable } from './path';
import { paths } from './paths';

const table: PathTable = paths;

/** Tells whether a route, or the one that it leads to, has a page in this version. */
function useHasPage() {
  const pages: Readonly<Record<string, unknown>> = useContext(PagesContext);
  const hasPage = (name: string): boolean => {
    const { redirect } = table[name] ?? {};
    return pages[name] !== undefined || (redirect !== undefined && hasPage(redirect({ params: {}, hash: '' }).to));
  };
  return hasPage;
}

/** Redirects with replace, so that the back button does not return here; the query is passed on. */
export function RedirectTo({ redirect }: { readonly redirect: NonNullable<PathEntry['redirect']> }) {
  const params = useParams();
  const { hash, search, state } = useLocation();
  const target = redirect({ params, hash });
  const hasPage = useHasPage();
  const { to, otherwise } = target;
  const entry = table[otherwise !== undefined && !hasPage(to) && hasPage(otherwise) ? otherwise : to];
  const pathname = entry && fillPath(entry.path, { ...params, ...target.params });
  if (!pathname) return <NotFoundPage />;
  return <Navigate to={{ pathname, search, hash: target.hash ?? '' }} state={state} replace />;
}
