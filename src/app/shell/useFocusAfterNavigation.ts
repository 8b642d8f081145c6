import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What may start a navigation: from here on, what is typed belongs to what the person does while the page is on its way. */
const startsNavigation = (event: Event) => event.type !== 'keydown' || (event as KeyboardEvent).key === 'Enter';
const starts = ['click', 'keydown', 'popstate'] as const;

/**
 * After going to another page, the keyboard and the screen reader start at its content, not where the last page was left; except
 * between tabs of one layout, where the focus stays on the tab, and for somebody who typed into a field of the shell while the page
 * was on its way: the letters after would be lost.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const hasTypedSince = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onStart = (event: Event) => {
      if (startsNavigation(event)) hasTypedSince.current = false;
    };
    const onInput = () => {
      hasTypedSince.current = true;
    };
    for (const type of starts) window.addEventListener(type, onStart, options);
    window.addEventListener('input', onInput, options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hasTypedSince.current && !document.activeElement?.closest('[data-tabs]'))
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
