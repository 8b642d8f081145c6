import { useState } from 'react';
import { eventKey } from '#domain/risk-watch/imminentEvents';
import type { ListedEvent } from './sources';

const keysOf = (listed: readonly ListedEvent[]) => new Set(listed.map(({ event }) => eventKey(event)));

/** The keys of the events that came into the list since it was first shown; none of another list, named by its key. */
export function useNewEvents(key: string, listed: readonly ListedEvent[] | undefined): ReadonlySet<string> {
  const [first, setFirst] = useState<{ readonly key: string; readonly keys: ReadonlySet<string> } | null>(null);
  if (listed === undefined) return new Set();
  if (first?.key !== key) {
    setFirst({ key, keys: keysOf(listed) });
    return new Set();
  }
  return new Set([...keysOf(listed)].filter((each) => !first.keys.has(each)));
}
