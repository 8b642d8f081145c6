import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { KeptFiles } from '../fields/uploads';
import { createFileKeeper, type FileKeeper } from './fileKeeper';
import { registerOpenForm } from './openForms';

interface FileKeeperHookOptions {
  readonly userId: string;
  /** The document, as of `useDraft`. */
  readonly documentKey: string;
  readonly writerId: string;
  /** The form's values; their rows must be a stable function. */
  readonly getValues: () => unknown;
  /** False for fields outside of a form with a draft. */
  readonly hasDraft?: boolean;
  /** False for a read-only form. */
  readonly isReady?: boolean;
}

/** The keeper of a form's files, which first takes over those without which the document was saved. */
export function useFileKeeper(options: FileKeeperHookOptions): FileKeeper {
  const { userId, documentKey, writerId, getValues, hasDraft = true, isReady = true } = options;
  const keeper = useMemo(
    () => createFileKeeper({ userId, documentKey, writerId, getValues, hasDraft }),
    [userId, documentKey, writerId, getValues, hasDraft],
  );
  useEffect(() => registerOpenForm(writerId), [writerId]);
  useEffect(() => {
    // a device whose storage cannot be read keeps no files; the draft reports it
    if (isReady) keeper.takeLeftOut().catch(() => undefined);
  }, [keeper, isReady]);
  return keeper;
}

/** All files of a form that have not arrived. */
export const usePendingFiles = (keeper: FileKeeper) => useSyncExternalStore(keeper.subscribe, keeper.get);

/** The files of one field, for `FileField`. */
export function useKeptFiles(keeper: FileKeeper, field: string): KeptFiles {
  const all = usePendingFiles(keeper);
  return useMemo(
    () => ({
      files: all.filter((file) => keeper.fieldOf(file) === field),
      keep: (file) => keeper.keep(field, file),
      remove: keeper.remove,
    }),
    [all, keeper, field],
  );
}
