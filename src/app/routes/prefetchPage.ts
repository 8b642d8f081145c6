import { fetchPageFiles } from './fetchPageFiles';
import { fillPath } from './href';
import type { LazyPage, LoaderSource } from './page';
import type { PathEntry } from './path';
import { prefetchQueries } from './prefetchQueries';

/** Starts a page's files, its code and its queries, as when a link to it is hovered or focused. */
export function prefetchPage(entry: PathEntry, page: LazyPage | undefined, source: LoaderSource): void {
  const pathname = fillPath(entry.path, source.params);
  if (pathname !== null) fetchPageFiles(pathname);
  page?.page().catch(() => undefined);
  void prefetchQueries(entry, page, source);
}
