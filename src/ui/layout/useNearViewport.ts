import { type RefObject, useEffect, useState } from 'react';

/** How far below the view work begins, so that it is done when the reader arrives. */
const margin = '300px';
/** The longest wait for a pause in the work of the page. */
const maxIdleWait = 2000;

/** Runs a task once the page has nothing else to do; where the browser cannot tell, after a moment. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: maxIdleWait });
  return () => cancelIdleCallback(request);
}

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
