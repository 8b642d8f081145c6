import { type KeepResult, type KeptFile, maxKeptBytes } from '../fields/uploads';
import { isFileOf, type PendingFile, pendingFilesOf, removePendingFile, storePendingFile } from './fileStore';
import { currentTabId, openFormCheck } from './openForms';
import { fieldAtPath, keyedPath } from './rowPaths';

interface FileKeeperOptions {
  readonly userId: string;
  readonly documentKey: string;
  readonly writerId: string;
  readonly getValues: () => unknown;
  /** Whether the files belong to a draft, until the document is saved without them. */
  readonly hasDraft: boolean;
}

/** The files of one mounted form that have not arrived: in memory, and on the device where it can hold them. */
export interface FileKeeper {
  readonly get: () => readonly PendingFile[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The current path of a file's field; null when its row was removed. */
  readonly fieldOf: (file: PendingFile) => string | null;
  /** Keeps a chosen file, or the failure of its upload. */
  readonly keep: (field: string, file: KeptFile) => Promise<KeepResult>;
  /** Removes a file that arrived or was dismissed. */
  readonly remove: (id: string) => void;
  /** Takes over the files of a restored draft. */
  readonly takeFromDraft: (writerId: string) => Promise<void>;
  /** Takes over the files without which the document was saved, unless they are shown in another open form. */
  readonly takeLeftOut: () => Promise<void>;
  /** Assigns the files to the document that was saved without them. */
  readonly leaveOut: (documentKey: string) => Promise<void>;
}

/** Creates the keeper of a form's files. */
export function createFileKeeper(options: FileKeeperOptions): FileKeeper {
  const { userId, documentKey, writerId, getValues, hasDraft } = options;
  let files: readonly PendingFile[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly PendingFile[]) => {
    files = next;
    for (const listener of [...listeners]) listener();
  };
  const fieldOf = ({ path }: PendingFile) => fieldAtPath(getValues(), path);
  const isKeepable = ({ file }: PendingFile) => file.size <= maxKeptBytes;
  const store = (all: readonly PendingFile[]) => Promise.allSettled(all.filter(isKeepable).map(storePendingFile));

  const take = async (found: readonly PendingFile[]) => {
    const known = new Set(files.map(({ id }) => id));
    const taken = found
      .filter(({ id }) => !known.has(id))
      .map((file) => {
        // the server gives new keys to the rows of a new document
        const field = fieldOf(file) ?? file.field;
        return { ...file, writerId, tabId: currentTabId(), field, path: keyedPath(getValues(), field) };
      });
    if (taken.length === 0) return;
    set([...files, ...taken]);
    await store(taken);
  };
  const stored = () => pendingFilesOf({ userId, documentKey });

  return {
    get: () => files,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fieldOf,
    keep: async (field, { id, file, failure }) => {
      const earlier = files.find((each) => each.id === id);
      const pending: PendingFile = {
        id,
        userId,
        documentKey,
        writerId,
        tabId: currentTabId(),
        isLeftOut: !hasDraft,
        chosenAt: Date.now(),
        file,
        ...earlier,
        field,
        path: keyedPath(getValues(), field),
        failure,
      };
      set(earlier ? files.map((each) => (each === earlier ? pending : each)) : [...files, pending]);
      if (!isKeepable(pending)) return 'tooLarge';
      return storePendingFile(pending).then(
        () => 'kept' as const,
        () => 'failed' as const,
      );
    },
    remove: (id) => {
      set(files.filter((each) => each.id !== id));
      removePendingFile({ userId, id }).catch(() => undefined);
    },
    takeFromDraft: async (writer) => take((await stored()).filter(isFileOf({ writerId: writer }))),
    takeLeftOut: async () => {
      const [found, isAtWork] = await Promise.all([stored(), openFormCheck()]);
      await take(found.filter((file) => file.isLeftOut && !isAtWork(file)));
    },
    leaveOut: async (savedKey) => {
      const left = files.flatMap((file) => {
        const field = fieldOf(file);
        return field === null ? [] : [{ ...file, field, documentKey: savedKey, isLeftOut: true }];
      });
      set(left);
      await store(left);
    },
  };
}
