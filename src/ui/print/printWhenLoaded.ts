import { loadFonts } from '../tokens/fonts';

/** Milliseconds between two looks at the page, and those without a pending block after which it counts as loaded. */
const [interval, quiet] = [100, 300];
/** Maximum wait in milliseconds, for a block or a font that never comes. */
const maxWait = 15_000;

// a page that was left may stay in the document, hidden
const hasPendingBlock = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].some((block) => block.checkVisibility());
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, interval));

/**
 * Prints the page in the product's fonts once none of its blocks is pending. A block may bring others with it, so that a short quiet time
 * is awaited.
 */
export async function printWhenLoaded(): Promise<void> {
  document.body.style.cursor = 'progress';
  let hasFonts = false;
  void loadFonts().then(() => {
    hasFonts = true;
  });
  let quietFor = 0;
  for (let waited = 0; waited < maxWait && quietFor < quiet; waited += interval) {
    await pause();
    quietFor = hasFonts && !hasPendingBlock() ? quietFor + interval : 0;
  }
  document.body.style.cursor = '';
  window.print();
}
