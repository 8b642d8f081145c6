import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What may start a navigation: from here on, what is typed belongs to what the person does while the page is on its way. */
const startsNavigation = (event: Event) => event.type !== 'keydown' || (event as KeyboardEvent).key === 'Enter';
const starts = ['click', 'keydown', 'popstate'] as const;

/** The content of the page, below the menu. */
const content = () => document.getElementById('content');

/** A link of a page: its address, and its place among those that lead there. The element would keep its whole page in memory. */
interface LinkPlace {
  readonly href: string;
  readonly index: number;
}

/** The links to an address in the page that is shown, the last in the content: a hidden one may stand before it (`KeptPages`). */
const linksTo = (href: string): readonly HTMLAnchorElement[] =>
  [...(content()?.lastElementChild?.querySelectorAll('a') ?? [])].filter((link) => link.getAttribute('href') === href);

/** The link of the content that was pressed, if any. Its place includes invisible links: `checkVisibility` recalculates styles. */
function pressedLink({ target }: Event): LinkPlace | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#content a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  return { href, index: linksTo(href).indexOf(link) };
}

/** The link at the place if it is visible, else the first visible one to the address: a table has other links as cards. */
function linkAt({ href, index }: LinkPlace): HTMLAnchorElement | undefined {
  const links = linksTo(href);
  return [...links.slice(index, index + 1), ...links].find((link) => link.checkVisibility());
}

/**
 * After going to another page, the keyboard and the screen reader start at its content, not where the last page was left; after going
 * back, at the link that had led away. Except between tabs of one layout, where the focus stays on the tab, and for somebody who typed
 * into a field of the shell while the page was on its way: the letters after would be lost.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef({ pathname, key });
  /** What was pressed last in each entry of the history: the link that led away from it, if a link did. */
  const leftBy = useRef(new Map<string, LinkPlace | null>());
  const hasTypedSince = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onStart = (event: Event) => {
      if (!startsNavigation(event)) return;
      hasTypedSince.current = false;
      if (event.type !== 'popstate') leftBy.current.set(previous.current.key, pressedLink(event));
    };
    const onInput = () => {
      hasTypedSince.current = true;
    };
    for (const type of starts) window.addEventListener(type, onStart, options);
    window.addEventListener('input', onInput, options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const isSamePage = previous.current.pathname === pathname;
    previous.current = { pathname, key };
    if (isSamePage) return;
    if (hasTypedSince.current || document.activeElement?.closest('[data-tabs]')) return;
    const link = navigationType === 'POP' ? leftBy.current.get(key) : undefined;
    ((link && linkAt(link)) ?? content())?.focus({ preventScroll: true });
  }, [pathname, key, navigationType]);
}
