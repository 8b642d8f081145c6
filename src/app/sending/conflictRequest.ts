import { useSyncExternalStore } from 'react';

/** The entry whose conflict the person resolves; null while the dialog is closed. */
let current: string | null = null;
const listeners = new Set<() => void>();

const set = (next: string | null) => {
  current = next;
  for (const listener of [...listeners]) listener();
};

/** Opens the dialog with both versions of an entry. */
export const openConflict = (entryId: string): void => set(entryId);

export const closeConflict = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useConflictRequest = () => useSyncExternalStore(subscribe, () => current);
