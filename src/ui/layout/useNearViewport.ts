import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** How far below the view work begins, so that it is done when the reader arrives. */
const margin = '300px';
/** Whether an element has come near the view and the page has paused since; stays true from then on. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(() => setNear(true));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isNear, target]);
  return isNear;
}
