import { whenIdle } from '#ui/layout/whenIdle';
import type { SomePages } from './page';
import { savesData } from './prefetchLinks';
import { prefetchCode } from './prefetchTarget';
import { routeAt, withRedirects } from './routeAt';

/** Pages whose code is fetched ahead from one page: each is some 30 kB. */
const maxPages = 6;

const isInView = (link: Element) => {
  // a page that is kept behind this one has its places still
  if (!link.checkVisibility()) return false;
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

const fetched = new Set<string>();

/** The pages that links in view lead to and that were not fetched yet, one address each. */
function nextPages(): readonly URL[] {
  const found = new Map<string, URL>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([target], [download])')) {
    if (found.size === maxPages) break;
    const name = link.origin === location.origin && withRedirects(routeAt(link)).at(-1)?.name;
    if (name && !fetched.has(name) && !found.has(name) && isInView(link)) found.set(name, new URL(link.href));
  }
  for (const name of found.keys()) fetched.add(name);
  return [...found.values()];
}

/**
 * Fetches the code of the pages that links in view lead to, one after the other and each when the browser is idle, so that a click has
 * only its data to wait for. Nothing for somebody who saves data.
 */
export function prefetchLinkedPages(pages: SomePages): void {
  if (savesData()) return;
  const queue = [...nextPages()];
  const next = () => {
    const url = queue.shift();
    if (!url) return;
    whenIdle(() => prefetchCode(url, pages).then(next));
  };
  next();
}
