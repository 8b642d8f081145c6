import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { eventKey } from '#domain/risk-watch/imminentEvents';
import type { ListedEvent } from './sources';

/** Milliseconds that the pointer or the focus stays on an event before its details are prefetched. */
const prefetchDelay = 60;

/** Reports the event under the pointer or with the focus; null for none. A press prefetches at once. */
export type PointAtEvent = (key: string | null, isPress?: boolean) => void;

/** Prefetches the details of the event under the pointer or with the focus. The function is stable while the list stays the same. */
export function useEventPrefetch(listed: readonly ListedEvent[]): PointAtEvent {
  const client = useQueryClient();
  const timer = useRef<number | undefined>(undefined);
  const pointed = useRef<string | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(
    (key, isPress = false) => {
      if (key === pointed.current && !isPress) return;
      pointed.current = key;
      window.clearTimeout(timer.current);
      const entry = listed.find(({ event }) => eventKey(event) === key);
      if (!entry) return;
      const load = () => void client.prefetchQuery(entry.detailsQuery);
      if (isPress) load();
      else timer.current = window.setTimeout(load, prefetchDelay);
    },
    [client, listed],
  );
}
