import { matchPathname, rankPaths } from './matchPathname';
import type { LoaderSource, SomePages } from './page';
import { isValidParams, paramsAsStrings, type RedirectSource } from './path';
import { pathOf, paths, type RouteName } from './paths';
import { prefetchQueries } from './prefetchQueries';
import { withoutLastSlash } from './withoutLastSlash';

/** The address whose queries were started before the router; null once the router has loaded it. */
let prefetchedAddress: string | null = null;

/** Whether the queries of an address (an absolute URL) were started before the router: those that failed are not repeated. */
export const isPrefetched = (url: string) => url === prefetchedAddress;

/** Makes the next visits of the address start its queries again. */
export const clearPrefetched = () => {
  prefetchedAddress = null;
};

/** Longer than any chain of redirects in the table of paths. */
const maxRedirects = 5;

/** Starts the queries of a route and of the layouts around it. */
function prefetchWithLayouts(name: RouteName, pages: SomePages, source: LoaderSource) {
  const entry = pathOf(name);
  if (entry.parent) prefetchWithLayouts(entry.parent as RouteName, pages, source);
  void prefetchQueries(entry, pages[name], source);
}

/** Starts the queries of a route, of the layouts around it, and of where it redirects to. */
function prefetchRoute(
  name: RouteName,
  pages: SomePages,
  source: LoaderSource & RedirectSource,
  redirects = maxRedirects,
) {
  prefetchWithLayouts(name, pages, source);
  const { redirect } = pathOf(name);
  if (!redirect || redirects === 0) return;
  const { to, params } = redirect(source);
  prefetchRoute(to as RouteName, pages, { ...source, params: paramsAsStrings(params) }, redirects - 1);
}

/** Starts the queries of the page at an address, before React and the router have arrived. */
export function prefetchAddress({ href, pathname, search, hash }: Location, pages: SomePages): void {
  const names = Object.keys(paths) as RouteName[];
  const match = matchPathname(rankPaths(names.map((name) => [pathOf(name).path, name])), pathname);
  if (!match) return;
  const { value: name, params } = match;
  prefetchedAddress = withoutLastSlash(href).replace(/#.*$/, '');
  if (isValidParams(params)) prefetchRoute(name, pages, { params, search: new URLSearchParams(search), hash });
}
