import type { LoaderSource, SomePages } from './page';
import { asTexts, bySpecificity, isValidParams, paramsAt, type RedirectSource, segmentOf } from './path';
import { pathOf, paths, type RouteName } from './paths';
import { prefetchQueries } from './prefetchQueries';
import { withoutLastSlash } from './withoutLastSlash';

/** The address whose queries were started before the router was there; null once the router has seen it. */
let startedAddress: string | null = null;

/** Whether the queries of an address (an absolute URL) run already: what failed of them is not asked for a second time. */
export const isStarted = (url: string) => url === startedAddress;

/** From here on, every visit of the address starts its queries. */
export const forgetStarted = () => {
  startedAddress = null;
};

/** More than any row of redirects in the table of paths. */
const maxRedirects = 5;

/** Starts the queries of a route and of the layouts around it. */
function startWithLayouts(name: RouteName, pages: SomePages, source: LoaderSource) {
  const entry = pathOf(name);
  if (entry.parent) startWithLayouts(entry.parent as RouteName, pages, source);
  void prefetchQueries(entry, pages[name], source);
}

/** Starts the queries of a route, of the layouts around it, and of where it redirects to. */
function startQueries(
  name: RouteName,
  pages: SomePages,
  source: LoaderSource & RedirectSource,
  redirects = maxRedirects,
) {
  const entry = pathOf(name);
  startWithLayouts(name, pages, source);
  if (!entry.redirect || redirects === 0) return;
  const { to, params = {} } = entry.redirect(source);
  startQueries(to as RouteName, pages, { ...source, params: asTexts(params) }, redirects - 1);
}

/** Starts the queries of the page at an address, before React and the router have arrived. */
export function prefetchAddress({ href, pathname, search, hash }: Location, pages: SomePages): void {
  const names = (Object.keys(paths) as RouteName[])
    .filter((name) => segmentOf(pathOf(name).path) === segmentOf(pathname))
    .toSorted((a, b) => bySpecificity(pathOf(a), pathOf(b)));
  for (const name of names) {
    const params = paramsAt(pathOf(name).path, pathname);
    if (!params) continue;
    startedAddress = withoutLastSlash(href).replace(/#.*$/, '');
    if (isValidParams(params)) startQueries(name, pages, { params, search: new URLSearchParams(search), hash });
    return;
  }
}
