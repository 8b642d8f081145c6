import { useSyncExternalStore } from 'react';

let frameTime: number | null = null;
const listeners = new Set<() => void>();

/** Sets the time of the oldest stored data on the page, in milliseconds, which the frame says; null while nothing is said. */
export function setFrameTime(time: number | null): void {
  if (time === frameTime) return;
  frameTime = time;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useFrameTime = () => useSyncExternalStore(subscribe, () => frameTime);
