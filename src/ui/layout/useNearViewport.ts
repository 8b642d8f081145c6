import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onWholePage } from './onWholePage';
import { whenIdle } from './whenIdle';

/** Margin below the viewport, so that loading starts before the element is visible. */
const margin = '300px';
/** Whether an element has been near the viewport and the page has been idle since, or the page is needed as a whole; stays true. */
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
    // the browser prints the document in its state after the event handler
    const stop = onWholePage(() => flushSync(() => setNear(true)));
    return () => {
      stop();
      observer.disconnect();
      cancel();
    };
  }, [isNear, target]);
  return isNear;
}
