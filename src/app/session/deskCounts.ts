import { readStored, writeStored } from '#app/storage';
import { useStored } from '#app/useStored';
import { currentSession, useSession } from './session';

const keyOf = (user: number | undefined) => `desk-${user}`;

/** The counts by the name of their block; none of a malformed entry. */
const countsIn = (stored: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );

/** Remembers how much waits for the logged-in person in a block of the page 'For me'; null forgets all blocks. */
export function setDeskCount(block: string | null, count = 0): void {
  const user = currentSession()?.id;
  if (user === undefined) return;
  const key = keyOf(user);
  writeStored(key, block === null ? null : { ...countsIn(readStored(key)), [block]: count });
}

/** How much waited for the logged-in person when the page 'For me' was last read on this device; 0 for visitors. */
export function useDeskCount(): number {
  const stored = useStored(keyOf(useSession()?.id));
  return Object.values(countsIn(stored)).reduce((sum, count) => sum + count, 0);
}
