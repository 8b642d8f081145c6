import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After going to another page, the keyboard and the screen reader start at its content, not where the last page was left. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
