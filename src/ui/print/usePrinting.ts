import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isBegun = false;
const subscribers = new Set<() => void>();

function tell(next: boolean) {
  isBegun = next;
  // the browser prints the document in its state after the event handler
  flushSync(() => {
    for (const subscriber of subscribers) subscriber();
  });
}

const begin = () => tell(true);
const end = () => tell(false);

function subscribe(subscriber: () => void) {
  if (subscribers.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  subscribers.add(subscriber);
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    isBegun = false;
  };
}

/** Whether the page is being printed at the moment, outside of rendering. */
export const isPrinting = () => isBegun;

/** Whether the page is being printed: components that render a part of their rows on the screen then render all, also those that they bring. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
