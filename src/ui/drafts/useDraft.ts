import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { randomId } from '../form/clientId';
import { differencesBetween } from './differences';
import { type Draft, draftsOf, keepDraft, removeDrafts } from './draftStore';
import { noteOpenForm, thisTab, writersAtWork } from './thisTab';

export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly isFull: boolean };

export interface DraftOptions<V extends FieldValues, Base> {
  readonly userId: number | string;
  /** The document: `field-report/12`, `dref/new`. */
  readonly documentKey: string;
  readonly form: Pick<UseFormReturn<V>, 'subscribe' | 'getValues' | 'reset'>;
  /** Raised when the shape of the values or of the base changes; drafts of another shape are not offered. */
  readonly version: number;
  /** Where the form holds what the server had when it was filled: kept with the draft, and put back with it. */
  readonly base?: RefObject<Base>;
  /** False until the form holds what the server has: a draft is compared with that. */
  readonly isReady?: boolean;
}

const restMs = 800;
/** Whoever types on without resting loses no more than this. */
const longestUnsavedMs = 3000;

/**
 * Keeps what is typed into a form on the device, and offers it back after a crash, a reload, a logout or an expired login.
 *
 * A draft belongs to a person, a document and one opening of the form, so that nothing is written over a draft that is undecided. It is
 * written from the first change on, when typing rests or has lasted a while, when the page is hidden and when the form closes; it is
 * dropped by `drop`, when the server has the document.
 */
export function useDraft<V extends FieldValues, Base = undefined>(options: DraftOptions<V, Base>) {
  const { form, version, isReady = true, documentKey, base } = options;
  const userId = String(options.userId);
  const [writerId] = useState(randomId);
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [offered, setOffered] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsavedSince = useRef<number | null>(null);

  /** Does something on the device. @returns whether it succeeded */
  const attempt = useCallback(async (write: () => Promise<void>) => {
    try {
      await write();
      return true;
    } catch (error) {
      setState({ kind: 'failed', isFull: error instanceof DOMException && error.name === 'QuotaExceededError' });
      return false;
    }
  }, []);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    unsavedSince.current = null;
    return attempt(async () => {
      const savedAt = Date.now();
      // copied before its turn comes: what is typed meanwhile belongs to the next write
      const content = structuredClone({ values: form.getValues(), base: base?.current });
      await keepDraft({ userId, documentKey, writerId, tabId: thisTab(), version, savedAt, ...content });
      setState({ kind: 'saved', at: savedAt });
    });
  }, [form, base, userId, documentKey, writerId, version, attempt]);

  useEffect(() => noteOpenForm(writerId), [writerId]);

  useEffect(() => {
    if (!isReady) return;
    const flush = () => {
      if (unsavedSince.current !== null) void saveNow();
    };
    const onVisibility = () => document.visibilityState === 'hidden' && flush();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      // A reset names no field: it is the form being filled, not a person typing.
      callback: ({ name }) => {
        if (name === undefined) return;
        const now = Date.now();
        unsavedSince.current ??= now;
        setState({ kind: 'saving' });
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, Math.min(restMs, unsavedSince.current + longestUnsavedMs - now));
      },
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [form, isReady, saveNow]);

  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const look = async () => {
      const [drafts, isAtWork] = await Promise.all([draftsOf({ userId, documentKey }), writersAtWork()]);
      const left = drafts.filter((draft) => draft.version === version && !isAtWork(draft));
      const isWorthless = (draft: Draft) => differencesBetween(form.getValues(), draft.values).length === 0;
      const worthless = left.filter(isWorthless);
      if (worthless.length > 0) await removeDrafts(worthless);
      if (isCurrent) setOffered(left.find((draft) => !isWorthless(draft)) ?? null);
    };
    look().catch(() => setState({ kind: 'failed', isFull: false }));
    return () => {
      isCurrent = false;
    };
  }, [form, isReady, userId, documentKey, version]);

  const remove = (draft: Pick<Draft, 'userId' | 'documentKey' | 'writerId'>) => attempt(() => removeDrafts([draft]));

  return {
    /** Where keeping stands, for `DraftStatus`. */
    state,
    /** A draft from before, until it is decided upon. */
    offered,
    /** Puts the draft into the form, with what it was begun from; what the server has stays what the form compares with. */
    restore: async () => {
      if (!offered) return;
      if (base) base.current = offered.base as Base;
      form.reset(offered.values as V, { keepDefaultValues: true });
      setOffered(null);
      // on a full device the old draft is the only one there is
      if (await saveNow()) await remove(offered);
    },
    discard: async () => {
      if (offered) await remove(offered);
      setOffered(null);
    },
    postpone: () => setOffered(null),
    saveNow,
    /** The server has the document: the draft is no longer needed. */
    drop: async () => {
      clearTimeout(timer.current);
      unsavedSince.current = null;
      setState({ kind: 'none' });
      await remove({ userId, documentKey, writerId });
    },
  };
}
