import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onStoredChange, parseStored, storedText } from './storage';

/** A value of the local storage as `readStored` reads it, followed through its changes; the same object until it changes. */
export function useStored(key: string): unknown {
  const subscribe = useCallback((listener: () => void) => onStoredChange(key, listener), [key]);
  const text = useSyncExternalStore(subscribe, () => storedText(key));
  return useMemo(() => parseStored(text), [text]);
}
