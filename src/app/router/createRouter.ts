import { createBrowserRouter } from 'react-router-dom';
import type { Pages } from '#app/routes/page';
import { type PathEntry, segmentOf } from '#app/routes/path';
import { paths } from '#app/routes/paths';
import { withoutLastSlash } from '#app/routes/withoutLastSlash';
import { pageLoadId } from '#app/storage';
import { pagesRouteId, routesOf, routeTree } from './tree';

const tableOf = (segment: string) =>
  Object.fromEntries(Object.entries<PathEntry>(paths).filter(([, { path }]) => segmentOf(path) === segment));

/**
 * The state of the history entry at which the product starts, with a key of its own. The router calls each such entry 'default', under which
 * it keeps the place in the page as long as the tab lives: another address typed there would be opened at the place of the former page.
 */
const firstEntry = (state: object | null) => ({ key: pageLoadId(), ...state });

/**
 * The product's router. The routes of a first path segment are added at its first visit: compiling all of them would take a slow phone
 * another 40 ms at the start.
 */
export function createRouter(pages: Pages) {
  window.history.replaceState(firstEntry(window.history.state), '', withoutLastSlash(window.location.href));
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
