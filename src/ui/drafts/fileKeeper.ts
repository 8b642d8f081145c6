import { type KeepResult, type KeptFile, maxKeptBytes } from '../fields/uploads';
import type { Draft } from './draft';
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
  /**
   * Takes over the files of a restored draft.
   *
   * @param isStored - whether this form's draft is on the device; until it is, the files there stay with the restored one
   * @throws when the device cannot move one of them, which then still belongs to the restored draft
   */
  readonly takeFromDraft: (draft: Pick<Draft, 'writerId' | 'restoredFrom'>, isStored?: boolean) => Promise<void>;
  /** Takes over the files without which the document was saved, unless they are shown in another open form. */
  readonly takeLeftOut: () => Promise<void>;
  /** Assigns the files to the document that was saved without them. @returns whether the device has them all; a later call tries again */
  readonly leaveOut: (documentKey: string) => Promise<boolean>;
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
  const note = (id: string, kept: KeepResult) => {
    if (files.some((each) => each.id === id && each.kept !== kept))
      set(files.map((each) => (each.id === id ? { ...each, kept } : each)));
  };
  /** Stores files, and notes which of them the device has. @throws the first failure, once all have been tried */
  const store = async (all: readonly PendingFile[]) => {
    const tried = await Promise.allSettled(
      all.filter(isKeepable).map(async (file) => {
        try {
          await storePendingFile(file);
          note(file.id, 'kept');
        } catch (error) {
          note(file.id, 'failed');
          throw error;
        }
      }),
    );
    const failed = tried.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  };

  const take = async (found: readonly PendingFile[], isStored = true) => {
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
    if (isStored) await store(taken);
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
        kept: undefined,
      };
      set(earlier ? files.map((each) => (each === earlier ? pending : each)) : [...files, pending]);
      if (!isKeepable(pending)) return 'tooLarge';
      return store([pending]).then(
        () => 'kept' as const,
        () => 'failed' as const,
      );
    },
    remove: (id) => {
      set(files.filter((each) => each.id !== id));
      removePendingFile({ userId, id }).catch(() => undefined);
    },
    takeFromDraft: async (draft, isStored) => take((await stored()).filter(isFileOf(draft)), isStored),
    takeLeftOut: async () => {
      const [found, isAtWork] = await Promise.all([stored(), openFormCheck()]);
      // one that the device cannot write again stays as it was stored
      await take(found.filter((file) => file.isLeftOut && !isAtWork(file))).catch(() => undefined);
    },
    leaveOut: async (savedKey) => {
      const left = files.flatMap((file) => {
        const field = fieldOf(file);
        return field === null ? [] : [{ ...file, field, documentKey: savedKey, isLeftOut: true }];
      });
      set(left);
      return store(left).then(
        () => true,
        () => false,
      );
    },
  };
}
