import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { removeDrafts } from '#ui/drafts/draftStore';
import type { OutboxEntry, OutboxFile } from './entry';
import { forgetEntry, type IndexedEntry, indexedEntries, noteEntry } from './outboxIndex';
import { isUnsent, nextEntry, type OutboxEvent } from './outboxState';

type Place = Pick<OutboxEntry, 'userId' | 'id'>;

/** The stored form of a file: its bytes, because not every browser stores a `File` safely. */
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly bytes: ArrayBuffer;
}

/** A file of a new entry, with its content. */
export interface FileToKeep extends OutboxFile {
  readonly file: File;
}

let openedEntries: UseStore | undefined;
const entryStore = () => {
  openedEntries ??= createStore('go-outbox', 'entries');
  return openedEntries;
};
let openedFiles: UseStore | undefined;
const fileStore = () => {
  openedFiles ??= createStore('go-outbox-files', 'files');
  return openedFiles;
};

const keyOf = ({ userId, id }: Place) => [userId, id];
const fileKeyOf = ({ userId, id }: Place, fileId: string) => [userId, id, fileId];

async function removeFiles({ userId, id }: Place): Promise<void> {
  const all = await keys<[string, string, string]>(fileStore());
  await delMany(
    all.filter(([user, entry]) => user === userId && entry === id),
    fileStore(),
  );
}

/**
 * Stores a new entry with its files: all of it, or nothing.
 *
 * @throws when a file cannot be read or the browser rejects the write (private window, quota exceeded)
 */
export async function putEntry(entry: OutboxEntry, files: readonly FileToKeep[]): Promise<void> {
  try {
    for (const { id, file } of files) {
      const { name, type, lastModified } = file;
      const stored: StoredFile = { name, type, lastModified, bytes: await file.arrayBuffer() };
      await set(fileKeyOf(entry, id), stored, fileStore());
    }
    await set(keyOf(entry), entry, entryStore());
  } catch (error) {
    await removeFiles(entry).catch(() => undefined);
    throw error;
  }
  noteEntry(entry);
}

export interface Outbox {
  /** The oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Entries that the browser has removed before they were sent. */
  readonly lost: readonly IndexedEntry[];
}

/** A person's entries. Repairs the index of entries that it does not know. */
export async function readOutbox(userId: string): Promise<Outbox> {
  // first: an entry that is put in meanwhile is in the store before it is in the index
  const indexed = indexedEntries(userId);
  const all = await entries<[string, string], OutboxEntry>(entryStore());
  const own = all.flatMap(([[user], entry]) => (user === userId ? [entry] : []));
  const known = new Map(indexed.map((each) => [each.id, each.status]));
  for (const entry of own) if (known.get(entry.id) !== entry.status) noteEntry(entry);
  return {
    entries: own.sort((a, b) => a.putAt - b.putAt),
    lost: indexed.filter((each) => isUnsent(each) && !own.some(({ id }) => id === each.id)),
  };
}

/** One entry; undefined when it was removed. */
export const readEntry = (place: Place): Promise<OutboxEntry | undefined> => get(keyOf(place), entryStore());

/**
 * Stores what an event makes of an entry, as it is stored now.
 *
 * @returns the entry; undefined when it was removed in the meantime
 */
export async function advanceEntry(place: Place, event: OutboxEvent): Promise<OutboxEntry | undefined> {
  const entry = await readEntry(place);
  if (!entry) return undefined;
  const next = nextEntry(entry, event);
  if (next === entry) return entry;
  await set(keyOf(place), next, entryStore());
  if (event.type === 'sent') await removeFiles(place);
  if (event.type === 'fileArrived') await delMany([fileKeyOf(place, event.file)], fileStore());
  if (next.status !== entry.status) noteEntry(next);
  return next;
}

/** Removes an entry with its files. Its form's draft, if the browser has it still, is offered again. */
export async function removeEntry(place: Place): Promise<void> {
  forgetEntry(place);
  await delMany([keyOf(place)], entryStore());
  await removeFiles(place);
  // a read in between has noted it again
  forgetEntry(place);
}

/**
 * Removes an entry with its files and with what a browser that did not remove its form's draft has of it.
 *
 * @throws when the browser rejects it, in which case the entry stays
 */
export async function discardEntry(entry: OutboxEntry): Promise<void> {
  await removeDrafts([{ userId: entry.userId, documentKey: entry.documentKey, writerId: entry.id }]);
  await removeEntry(entry);
}

/** The content of a file of an entry; undefined when the browser has lost it. */
export async function fileOfEntry(place: Place, fileId: string): Promise<File | undefined> {
  const stored = await get<StoredFile>(fileKeyOf(place, fileId), fileStore());
  return stored && new File([stored.bytes], stored.name, { type: stored.type, lastModified: stored.lastModified });
}
