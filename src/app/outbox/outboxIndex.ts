import { useMemo } from 'react';
import { useSession } from '#app/session/session';
import { readStored, writeStored } from '#app/storage';
import { useStored } from '#app/useStored';
import { outboxKey } from '#ui/drafts/outboxKey';
import type { OutboxEntry } from './entry';
import { isUnsent } from './outboxState';

/**
 * A short list of what the outbox holds, in the local storage beside the entries themselves: it is read at once, other tabs are told of
 * its changes, and an entry that the browser removed is still known by its title.
 */
export type IndexedEntry = Pick<OutboxEntry, 'id' | 'documentKey' | 'title' | 'status'>;

type Index = Readonly<Record<string, readonly IndexedEntry[]>>;

const isIndex = (value: unknown): value is Index =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

const indexIn = (stored: unknown): Index => (isIndex(stored) ? stored : {});

const readIndex = (): Index => indexIn(readStored(outboxKey));

function write(userId: string, entries: readonly IndexedEntry[]): void {
  const { [userId]: _, ...others } = readIndex();
  const next: Index = entries.length > 0 ? { ...others, [userId]: entries } : others;
  writeStored(outboxKey, Object.keys(next).length > 0 ? next : null);
}

/** What the index knows of a person's entries. */
export const indexedEntries = (userId: string): readonly IndexedEntry[] => readIndex()[userId] ?? [];

const indexed = ({ id, documentKey, title, status }: OutboxEntry): IndexedEntry => ({ id, documentKey, title, status });

/** Notes a stored entry. */
export function noteEntry(entry: OutboxEntry): void {
  const others = indexedEntries(entry.userId).filter(({ id }) => id !== entry.id);
  write(entry.userId, [...others, indexed(entry)]);
}

/** Forgets an entry that was removed, or that the browser has lost. */
export function forgetEntry({ userId, id }: Pick<OutboxEntry, 'userId' | 'id'>): void {
  write(
    userId,
    indexedEntries(userId).filter((each) => each.id !== id),
  );
}

/** How many entries wait: the logged-in person's own, and those of other logins on this device. */
export function useOutboxCounts(): { readonly own: number; readonly others: number } {
  const session = useSession();
  const stored = useStored(outboxKey);
  return useMemo(() => {
    const counts = { own: 0, others: 0 };
    for (const [userId, entries] of Object.entries(indexIn(stored)))
      counts[userId === String(session?.id) ? 'own' : 'others'] += entries.filter(isUnsent).length;
    return counts;
  }, [stored, session?.id]);
}
