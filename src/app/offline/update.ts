import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** Says that a new version of the product is on the device: pages that are loaded from now on are of that version. */
export function setUpdateReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

/** Whether this page is older than the version on the device. */
export const isUpdateReady = (): boolean => isReady;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useUpdateReady = () => useSyncExternalStore(subscribe, isUpdateReady);
