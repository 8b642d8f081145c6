import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#app/storage';
import { currentSession, useSession } from './session';

const keyOf = (user: number) => `desk-${user}`;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The counts by the name of their block; none of a malformed entry. */
function storedCounts(user: number): Readonly<Record<string, number>> {
  const stored = readStored(keyOf(user));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}

/** Remembers how much waits for the logged-in person in a block of the page 'For me'; null forgets all blocks. */
export function setDeskCount(block: string | null, count = 0): void {
  const user = currentSession()?.id;
  if (user === undefined) return;
  const counts = block === null ? null : { ...storedCounts(user), [block]: count };
  writeStored(keyOf(user), counts);
  for (const listener of [...listeners]) listener();
}

/** How much waited for the logged-in person when the page 'For me' was last read on this device. */
export function useDeskCount(): number {
  const user = useSession()?.id;
  return useSyncExternalStore(subscribe, () =>
    user === undefined ? 0 : Object.values(storedCounts(user)).reduce((sum, count) => sum + count, 0),
  );
}
