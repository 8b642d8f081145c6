import { useState } from 'react';
import type { ListedEvent } from './sources';

const idsOf = (listed: readonly ListedEvent[]) => new Set(listed.map(({ event }) => event.id));

/** The ids of the events that came into the list since it was first shown; none of another list, named by its key. */
export function useNewEvents(key: string, listed: readonly ListedEvent[] | undefined): ReadonlySet<number> {
  const [first, setFirst] = useState<{ readonly key: string; readonly ids: ReadonlySet<number> } | null>(null);
  if (listed === undefined) return new Set();
  if (first?.key !== key) {
    setFirst({ key, ids: idsOf(listed) });
    return new Set();
  }
  return new Set([...idsOf(listed)].filter((id) => !first.ids.has(id)));
}
