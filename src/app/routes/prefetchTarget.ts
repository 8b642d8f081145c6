import { fetchPageFiles } from './fetchPageFiles';
import type { SomePages } from './page';
import { routesOf, startQueries } from './prefetchAddress';
import { resolveRedirects } from './routeAt';

/** Fetches the files of the page that an address leads to. */
export const fetchTargetFiles = (url: URL): void => fetchPageFiles(new URL(resolveRedirects(url.href), url).pathname);

/** Starts the code of the page at an address: its files in parallel, then its modules and those of its loader. */
export async function prefetchCode(url: URL, pages: SomePages): Promise<void> {
  fetchTargetFiles(url);
  await Promise.allSettled(routesOf(url).flatMap(({ name }) => [pages[name]?.page(), pages[name]?.loader?.()]));
}

/** Starts the code and the queries of the page that a link leads to. */
export function prefetchTarget(url: URL, pages: SomePages): void {
  void prefetchCode(url, pages);
  startQueries(routesOf(url), url.search, pages);
}
