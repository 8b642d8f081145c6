import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { KeepResult } from '../fields/uploads';
import { type Draft, writersOf } from './draft';

/** A file of a form that has not arrived at the server, kept on the device. */
export interface PendingFile {
  readonly id: string;
  readonly userId: string;
  readonly documentKey: string;
  /** The form that keeps it, and its browser tab, as of drafts. */
  readonly writerId: string;
  readonly tabId: string;
  /** The path of its field, rows by their key: `references.7.document`. */
  readonly path: string;
  /** The path of its field in the form, rows by their index: `references.0.document`. */
  readonly field: string;
  readonly file: File;
  /** The message of its failed upload; null while it has none. */
  readonly failure: string | null;
  /** Whether the document was saved without it: it then belongs to the document, and no longer to a draft. */
  readonly isLeftOut: boolean;
  /** Milliseconds since 1970 of the choice. */
  readonly chosenAt: number;
  /** Whether the device has the file, in an open form alone; undefined until it is known. */
  readonly kept?: KeepResult | undefined;
}

type Owner = Pick<PendingFile, 'userId' | 'documentKey'>;
type Key = [userId: string, documentKey: string, id: string, chosenAt: number];

/** The stored form of a file: its bytes, because not every browser stores a `File` safely. */
interface StoredFile extends Omit<PendingFile, 'file' | 'kept'> {
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly bytes: ArrayBuffer;
}

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore('go-pending-files', 'files');
  return opened;
};

const keyOf = ({ userId, documentKey, id, chosenAt }: PendingFile): Key => [userId, documentKey, id, chosenAt];

type FileId = Pick<PendingFile, 'userId' | 'id'>;
const keysOf = async (file: FileId) =>
  (await keys<Key>(store())).filter(([userId, , id]) => userId === file.userId && id === file.id);

let last: Promise<unknown> = Promise.resolve();

/** Runs reads and writes in order, so that a late write does not restore a removed file. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Stores a file, replacing its earlier record, which may belong to another document.
 *
 * @throws when the file cannot be read or the browser rejects the write
 */
export const storePendingFile = (pending: PendingFile): Promise<void> =>
  enqueue(async () => {
    const { file, kept: _, ...rest } = pending;
    const { name, type, lastModified } = file;
    const stored: StoredFile = { ...rest, name, type, lastModified, bytes: await file.arrayBuffer() };
    await set(keyOf(pending), stored, store());
    const earlier = (await keysOf(pending)).filter(([, documentKey]) => documentKey !== pending.documentKey);
    await delMany(earlier, store());
  });

/** Removes a file, whichever document it belongs to. */
export const removePendingFile = (file: FileId): Promise<void> =>
  enqueue(async () => delMany(await keysOf(file), store()));

async function readFiles({ userId, documentKey }: Owner): Promise<readonly PendingFile[]> {
  const all = await keys<Key>(store());
  const own = all.filter((key) => key[0] === userId && key[1] === documentKey);
  const found: readonly (StoredFile | undefined)[] = await getMany(own, store());
  return found.flatMap((stored) => (stored ? [fromStored(stored)] : [])).sort((a, b) => a.chosenAt - b.chosenAt);
}

const fromStored = ({ name, type, lastModified, bytes, ...rest }: StoredFile): PendingFile => ({
  ...rest,
  file: new File([bytes], name, { type, lastModified }),
});

/** The person's files of a document, in the order of selection. */
export const pendingFilesOf = (owner: Owner): Promise<readonly PendingFile[]> => enqueue(() => readFiles(owner));

type DraftPlace = Pick<Draft, 'userId' | 'documentKey' | 'writerId' | 'restoredFrom'>;

/** Whether a file belongs to a draft, rather than to the saved document or to another draft of it. */
export const isFileOf = (draft: Pick<Draft, 'writerId' | 'restoredFrom'>) => {
  const writers = writersOf(draft);
  return ({ writerId, isLeftOut }: PendingFile): boolean => writers.includes(writerId) && !isLeftOut;
};

/** The files of a draft that have not arrived. */
export const filesOfDraft = async (draft: DraftPlace): Promise<readonly File[]> =>
  (await pendingFilesOf(draft)).filter(isFileOf(draft)).map(({ file }) => file);

/** Removes the files of drafts, except those that belong to the saved document. */
export const removeFilesOfDrafts = (drafts: readonly DraftPlace[]) =>
  enqueue(async () => {
    for (const draft of drafts) {
      const files = await readFiles(draft);
      await delMany(files.filter(isFileOf(draft)).map(keyOf), store());
    }
  });
