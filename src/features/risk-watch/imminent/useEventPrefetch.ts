import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ListedEvent } from './sources';

/** Milliseconds that the pointer or the focus stays on an event before its details are loaded: on their way past, none are. */
const restTime = 60;

/** Says on which event the pointer or the focus is; null for none. A press does not wait. */
export type PointAtEvent = (id: number | null, isPress?: boolean) => void;

/** Loads the details of an event that is about to be chosen. The same function in every rendering of one list. */
export function useEventPrefetch(listed: readonly ListedEvent[]): PointAtEvent {
  const client = useQueryClient();
  const timer = useRef<number | undefined>(undefined);
  const pointed = useRef<number | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    (id, isPress = false) => {
      if (id === pointed.current && !isPress) return;
      pointed.current = id;
      window.clearTimeout(timer.current);
      const entry = listed.find(({ event }) => event.id === id);
      if (!entry) return;
      const load = () => void client.prefetchQuery(entry.detailsQuery);
      if (isPress) load();
      else timer.current = window.setTimeout(load, restTime);
    },
    [client, listed],
  );
}
