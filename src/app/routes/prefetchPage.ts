import type { SomePages } from './page';
import { intentDelay, savesData } from './prefetchLinks';
import { prefetchCode, prefetchTarget } from './prefetchTarget';

/** Unknown until the first view is complete, with whose requests others would compete. */
let known: SomePages | undefined;

/**
 * Lets pages be fetched ahead from now on.
 *
 * @returns a function that stops it
 */
export function startPrefetching(pages: SomePages): () => void {
  known = pages;
  return () => {
    known = undefined;
  };
}

/** Fetches the code of the page at an address of the product, which is likely to be opened. Nothing for somebody who saves data. */
export function prefetchPageCode(address: string): void {
  if (known && !savesData()) void prefetchCode(new URL(address, location.origin), known);
}

/**
 * Starts code and queries of the page that an option, which is no link, is about to open: when it stays chosen, or under the pointer, for
 * a moment (`prefetchLinks` does the same for links). Nothing for somebody who saves data.
 *
 * @param address - of the product; null for none
 * @returns a function that stops it
 */
export function prefetchSoon(address: string | null): () => void {
  const pages = known;
  if (!pages || address === null || savesData()) return () => {};
  const timer = setTimeout(() => prefetchTarget(new URL(address, location.origin), pages), intentDelay);
  return () => clearTimeout(timer);
}
