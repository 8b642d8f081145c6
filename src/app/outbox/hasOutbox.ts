import { useSyncExternalStore } from 'react';

/** The key of the outbox's index in the local storage. */
export const outboxKey = 'outbox';

const listeners = new Set<() => void>();

/** Tells this tab that the index has changed; the browser tells the others. */
export function tellOutboxChange(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back when the index changes, in this tab or in another one. @returns a function that ends it */
export function onOutboxChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === outboxKey || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function isThere(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null;
  } catch {
    return false;
  }
}

/** Whether anything waits on this device, of any login: all that the frame of a page needs to know before it loads the outbox. */
export const useHasOutbox = () => useSyncExternalStore(onOutboxChange, isThere);
