import type { SomePages } from './page';
import { pathOf, type RouteName } from './paths';
import { prefetchQueries } from './prefetchQueries';
import { type RouteAt, routeAt, withRedirects } from './routeAt';
import { withoutLastSlash } from './withoutLastSlash';

/** The address whose queries were started before the router; null once the router has loaded it. */
let prefetchedAddress: string | null = null;

/** Whether the queries of an address (an absolute URL) were started before the router: those that failed are not repeated. */
export const isPrefetched = (url: string) => url === prefetchedAddress;

/** Makes the next visits of the address start its queries again. */
export const clearPrefetched = () => {
  prefetchedAddress = null;
};

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The routes that an address renders, layouts first, and those that it redirects to, each once. */
export function routesOf(place: Place): readonly RouteAt[] {
  const withLayouts = (route: RouteAt): readonly RouteAt[] => {
    const { parent } = pathOf(route.name);
    return parent ? [...withLayouts({ ...route, name: parent as RouteName }), route] : [route];
  };
  const routes = withRedirects(routeAt(place)).flatMap(withLayouts);
  return [...new Map(routes.map((route) => [route.name, route])).values()];
}

/** Starts the queries of some routes. */
export function startQueries(routes: readonly RouteAt[], search: string, pages: SomePages) {
  for (const { name, params } of routes) {
    void prefetchQueries(pathOf(name), pages[name], { params, search: new URLSearchParams(search) });
  }
}

/** Starts the queries of the page at an address, before React and the router have arrived. */
export function prefetchAddress(location: Location, pages: SomePages): void {
  if (routeAt(location)) prefetchedAddress = withoutLastSlash(location.href).replace(/#.*$/, '');
  startQueries(routesOf(location), location.search, pages);
}
