import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differencesBetween } from './differences';
import { type Draft, draftParameter, writersOf } from './draft';
import { journalDraft } from './draftJournal';
import { createDraftState } from './draftState';
import { draftsOf, removeDrafts, storeDraft } from './draftStore';
import type { FileKeeper } from './fileKeeper';
import { isFileOf, pendingFilesOf } from './fileStore';
import { currentTabId, openFormCheck, registerOpenForm } from './openForms';

export interface DraftOptions<V extends FieldValues, Base> {
  readonly userId: number | string;
  /** The document: `field-report/12`, `dref/new`. */
  readonly documentKey: string;
  /** A random id of the mounted form. */
  readonly writerId: string;
  readonly form: Pick<UseFormReturn<V>, 'subscribe' | 'getValues' | 'reset'>;
  /** Raised when the shape of the values or of the base changes: of drafts of another shape the person is told. */
  readonly version: number;
  /** The server's version when the form was filled; stored and restored with the draft. */
  readonly base?: RefObject<Base>;
  /** The save that was sent last, without a response yet; stored and restored with the draft. */
  readonly attempt?: RefObject<unknown>;
  /** The files of the form that have not arrived, which a draft brings with it. */
  readonly files?: Pick<FileKeeper, 'get' | 'subscribe' | 'takeFromDraft'>;
  /** False until the form is filled with the server's version, with which a draft is compared. */
  readonly isReady?: boolean;
}

/** Whether a draft is the one named in the URL: a document may have several. */
const isRequestedDraft = ({ writerId }: Draft) =>
  new URLSearchParams(window.location.search).get(draftParameter) === writerId;

/** A draft, and the names of its files that have not arrived. */
interface OfferedDraft {
  readonly draft: Draft;
  readonly files: readonly string[];
}

/** Drafts of a document with the names of their files. A device that cannot read files offers the drafts alone. */
async function withFiles(drafts: readonly Draft[]): Promise<readonly OfferedDraft[]> {
  const [first] = drafts;
  const files = first ? await pendingFilesOf(first).catch(() => []) : [];
  return drafts.map((draft) => ({ draft, files: files.filter(isFileOf(draft)).map(({ file }) => file.name) }));
}

/** Milliseconds without typing after which a draft is written. */
const idleMs = 800;
const none: readonly never[] = [];
/** Maximum autosave interval in milliseconds during typing. */
const maxUnsavedMs = 3000;

/**
 * Stores the dirty values of a form on the device, and offers them after a crash, a reload, a logout or an expired login.
 *
 * A draft is stored by person, document and mounted form, so that an offered draft is not overwritten. It is written
 * from the first change on: debounced, at the maximum interval, when the page is hidden and when the form unmounts. A page that
 * closes writes it synchronously too. `drop` removes it once the server has the document.
 */
export function useDraft<V extends FieldValues, Base = undefined>(options: DraftOptions<V, Base>) {
  const { form, version, isReady = true, documentKey, writerId, base, attempt, files } = options;
  const userId = String(options.userId);
  const [state] = useState(createDraftState);
  const [waiting, setWaiting] = useState<readonly OfferedDraft[]>(none);
  const offered = waiting[0] ?? null;
  const isOutdated = offered !== null && offered.draft.version !== version;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsavedSince = useRef<number | null>(null);
  const writes = useRef(0);
  /** Writers of restored drafts that are still on the device: it could not take over all that they hold. */
  const restoredFrom = useRef<readonly string[]>(none);

  /** Runs a write on the device. @returns whether it succeeded */
  const tryWrite = useCallback(
    async (write: () => Promise<unknown>) => {
      try {
        await write();
        return true;
      } catch (error) {
        state.set({ kind: 'failed', isFull: error instanceof DOMException && error.name === 'QuotaExceededError' });
        return false;
      }
    },
    [state],
  );

  const currentDraft = useCallback((): Draft => {
    // copied, because the write is queued and the values may change before it runs
    const content = structuredClone({
      values: form.getValues(),
      base: base?.current,
      attempt: attempt?.current,
    });
    writes.current += 1;
    const place = { userId, documentKey, writerId, tabId: currentTabId() };
    const earlier = restoredFrom.current.length > 0 ? { restoredFrom: restoredFrom.current } : {};
    return { ...place, version, savedAt: Date.now(), write: writes.current, ...earlier, ...content };
  }, [form, base, attempt, userId, documentKey, writerId, version]);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    unsavedSince.current = null;
    return tryWrite(async () => {
      const draft = currentDraft();
      await storeDraft(draft).catch((error: unknown) => {
        // another store of the browser, which may have room, or be allowed: the person is told all the same
        journalDraft(() => draft);
        throw error;
      });
      const unkept = files?.get().flatMap(({ file, kept }) => (kept === 'failed' ? [file.name] : [])) ?? [];
      state.set({ kind: 'saved', at: draft.savedAt, ...(unkept.length > 0 && { unkept }) });
    });
  }, [currentDraft, tryWrite, files, state]);

  useEffect(() => registerOpenForm(writerId), [writerId]);

  useEffect(() => {
    if (!isReady) return;
    const flush = () => {
      if (unsavedSince.current !== null) void saveNow();
    };
    const flushBeforeClosing = () => {
      if (unsavedSince.current === null) return;
      journalDraft(currentDraft);
      flush();
    };
    const onVisibility = () => document.visibilityState === 'hidden' && flushBeforeClosing();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      // a reset has no field name: it is not a change by the person
      callback: ({ name }) => {
        if (name === undefined) return;
        const now = Date.now();
        unsavedSince.current ??= now;
        state.set({ kind: 'saving' });
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, Math.min(idleMs, unsavedSince.current + maxUnsavedMs - now));
      },
    });
    window.addEventListener('pagehide', flushBeforeClosing);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flushBeforeClosing);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [form, isReady, saveNow, currentDraft, state]);

  useEffect(
    () =>
      files?.subscribe(() => {
        if (files.get().some(({ isLeftOut }) => !isLeftOut)) void saveNow();
      }),
    [files, saveNow],
  );

  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const look = async () => {
      const [drafts, isAtWork] = await Promise.all([draftsOf({ userId, documentKey }), openFormCheck()]);
      const left = await withFiles(drafts.filter((draft) => !isAtWork(draft)));
      const isOfVersion = ({ draft }: OfferedDraft) => draft.version === version;
      const isUnchanged = ({ draft, files }: OfferedDraft) =>
        files.length === 0 && differencesBetween(form.getValues(), draft.values).length === 0;
      const unchanged = left.filter((each) => isOfVersion(each) && isUnchanged(each));
      if (unchanged.length > 0) await removeDrafts(unchanged.map(({ draft }) => draft));
      const changed = left.filter((each) => isOfVersion(each) && !isUnchanged(each));
      const requested = changed.find(({ draft }) => isRequestedDraft(draft));
      // each of those that the form cannot offer is told, and then the newest one that it can
      const outdated = left.filter((each) => !isOfVersion(each));
      if (isCurrent) setWaiting(requested ? [requested] : [...outdated, ...changed.slice(0, 1)]);
    };
    look().catch(() => state.set({ kind: 'failed', isFull: false }));
    return () => {
      isCurrent = false;
    };
  }, [form, isReady, userId, documentKey, version, state]);

  const remove = (draft: Pick<Draft, 'userId' | 'documentKey' | 'writerId' | 'restoredFrom'>) =>
    tryWrite(() => removeDrafts([draft]));

  /** After an outdated draft comes the next one; any other is the last. */
  const settle = () => setWaiting(isOutdated ? waiting.slice(1) : none);

  return {
    /** For `DraftStatus`. */
    state,
    /** An earlier draft, until it is restored, discarded or postponed. */
    offered: offered?.draft ?? null,
    /** Whether it was written with another version of the form, which cannot be filled from it. */
    isOutdated,
    /** The names of its files that have not arrived. */
    offeredFiles: offered?.files ?? none,
    /** Restores the draft with its base; the form is still compared with the server's version. */
    restore: async () => {
      if (!offered || isOutdated) return;
      const { draft } = offered;
      if (base) base.current = draft.base as Base;
      if (attempt) attempt.current = draft.attempt;
      form.reset(draft.values as V, { keepDefaultValues: true });
      setWaiting(none);
      restoredFrom.current = writersOf(draft);
      const isSaved = await saveNow();
      const areFilesMoved = await tryWrite(async () => files?.takeFromDraft(draft, isSaved));
      // says which files the device cannot keep, while it keeps what was typed
      if (isSaved && !areFilesMoved && files?.get().some(({ kept }) => kept === 'failed')) await saveNow();
      // on a full device the old draft is the only copy of its values, or of its files
      if (!isSaved || !areFilesMoved) return;
      restoredFrom.current = none;
      await remove(draft);
    },
    discard: async () => {
      if (offered) await remove(offered.draft);
      settle();
    },
    postpone: settle,
    saveNow,
    /** Writes the draft before the document is sent: synchronously, as the page may be closed while the server is silent. */
    saveBeforeSending: () => {
      journalDraft(currentDraft);
      void saveNow();
    },
    /** Removes the draft after the server has stored the document. */
    drop: async () => {
      clearTimeout(timer.current);
      unsavedSince.current = null;
      state.set({ kind: 'none' });
      await remove({ userId, documentKey, writerId, restoredFrom: restoredFrom.current });
    },
  };
}
