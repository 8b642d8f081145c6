import type { SomePages } from './page';
import { prefetchTarget } from './prefetchTarget';

/** How long the pointer or the focus stays on a link that is meant, in milliseconds: one that passes over starts nothing. */
export const intentDelay = 80;

declare global {
  interface Navigator {
    /** Not in all browsers. */
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  }
}

/** Whether the person asks for less data than pages would fetch ahead. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether the line is probably paid for by its volume; unknown in most browsers. */
export const isMetered = () => navigator.connection?.type === 'cellular';

/** The address of a link to another page of the product; null for other elements. */
function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : new URL(link.href);
}

/** A press starts at once; hovering and focusing after a moment. A touch may become a scroll, which costs somebody who saves data. */
function delayOf(event: Event): number | null {
  if (event.type === 'keydown') return (event as KeyboardEvent).key === 'Enter' ? 0 : null;
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (event.type === 'pointerdown' && !(isTouch && savesData())) return 0;
  return savesData() ? null : intentDelay;
}

/**
 * Starts what the page of a link needs, wherever the link stands: when it is pressed, before the press is released, or when the pointer
 * or the focus rests on it.
 *
 * @returns a function that stops it
 */
export function prefetchLinks(pages: SomePages): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const delay = delayOf(event);
    const url = delay === null ? null : targetOf(event);
    if (!url) return;
    if (delay === 0) prefetchTarget(url, pages);
    else timer = setTimeout(() => prefetchTarget(url, pages), intentDelay);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'keydown']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true, signal: listening.signal });
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
