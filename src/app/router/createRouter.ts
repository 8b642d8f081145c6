import { createBrowserRouter } from 'react-router-dom';
import type { Pages } from '#app/routes/page';
import { type PathEntry, segmentOf } from '#app/routes/path';
import { paths } from '#app/routes/paths';
import { withoutLastSlash } from '#app/routes/withoutLastSlash';
import { pagesRouteId, routesOf, routeTree } from './tree';

const tableOf = (segment: string) =>
  Object.fromEntries(Object.entries<PathEntry>(paths).filter(([, { path }]) => segmentOf(path) === segment));

/**
 * The product's router. The routes of a first path segment are added at its first visit: compiling all of them would take a slow phone
 * another 40 ms at the start.
 */
export function createRouter(pages: Pages) {
  window.history.replaceState(window.history.state, '', withoutLastSlash(window.location.href));
  const segment = segmentOf(window.location.pathname);
  const known = new Set([segment]);
  return createBrowserRouter(routeTree(routesOf(pages, tableOf(segment))), {
    patchRoutesOnNavigation: ({ path, patch, signal }) => {
      const next = segmentOf(path);
      if (known.has(next) || signal.aborted) return;
      known.add(next);
      patch(pagesRouteId, routesOf(pages, tableOf(next)));
    },
  });
}
