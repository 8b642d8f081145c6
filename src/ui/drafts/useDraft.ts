import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differencesBetween } from './differences';
import { type Draft, draftsOf, keepDraft, removeDrafts } from './draftStore';
import { openTabs, thisTab } from './thisTab';

export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly isFull: boolean };

export interface DraftOptions<V extends FieldValues> {
  readonly userId: number | string;
  /** The document: `field-report/12`, `dref/new`. */
  readonly documentKey: string;
  readonly form: Pick<UseFormReturn<V>, 'subscribe' | 'getValues' | 'reset'>;
  /** Raised when the shape of the values changes; drafts of another shape are not offered. */
  readonly version: number;
  /** False until the form holds what the server has: a draft is compared with that. */
  readonly isReady?: boolean;
  readonly tabId?: string;
}

const autosaveMs = 800;

/**
 * Keeps what is typed into a form on the device, and offers it back after a crash, a reload, a logout or an expired login.
 *
 * A draft belongs to a person, a document and a tab of the browser. It is written from the first change on, when typing rests and when
 * the page is hidden; it is dropped by `drop`, when the server has the document.
 */
export function useDraft<V extends FieldValues>(options: DraftOptions<V>) {
  const { form, version, isReady = true, documentKey, tabId = thisTab() } = options;
  const userId = String(options.userId);
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const [offered, setOffered] = useState<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasPending = useRef(false);
  // One write after the other, so that a late one cannot bring back what was dropped.
  const writes = useRef(Promise.resolve());

  const enqueue = useCallback((write: () => Promise<void>) => {
    writes.current = writes.current.then(write).catch((error: unknown) => {
      setState({ kind: 'failed', isFull: error instanceof DOMException && error.name === 'QuotaExceededError' });
    });
    return writes.current;
  }, []);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    hasPending.current = false;
    const values = structuredClone(form.getValues());
    const savedAt = Date.now();
    return enqueue(async () => {
      await keepDraft({ userId, documentKey, tabId, version, savedAt, values });
      setState({ kind: 'saved', at: savedAt });
    });
  }, [form, userId, documentKey, tabId, version, enqueue]);

  useEffect(() => {
    if (!isReady) return;
    const flush = () => {
      if (hasPending.current) void saveNow();
    };
    const onVisibility = () => document.visibilityState === 'hidden' && flush();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      // A reset names no field: it is the form being filled, not a person typing.
      callback: ({ name }) => {
        if (name === undefined) return;
        hasPending.current = true;
        setState({ kind: 'saving' });
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, autosaveMs);
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
      const [drafts, open] = await Promise.all([draftsOf({ userId, documentKey }), openTabs()]);
      const left = drafts.filter(
        (draft) => draft.version === version && draft.tabId !== tabId && !open.has(draft.tabId),
      );
      const isWorthless = (draft: Draft) => differencesBetween(form.getValues(), draft.values).length === 0;
      const worthless = left.filter(isWorthless);
      if (worthless.length > 0) await removeDrafts(worthless);
      if (isCurrent) setOffered(left.find((draft) => !isWorthless(draft)) ?? null);
    };
    look().catch(() => setState({ kind: 'failed', isFull: false }));
    return () => {
      isCurrent = false;
    };
  }, [form, isReady, userId, documentKey, version, tabId]);

  const remove = (drafts: readonly Pick<Draft, 'userId' | 'documentKey' | 'tabId'>[]) =>
    enqueue(() => removeDrafts(drafts));

  return {
    /** Where keeping stands, for `DraftStatus`. */
    state,
    /** A draft from before, until it is decided upon. */
    offered,
    /** Puts the draft into the form; what the server has stays what the form compares with. */
    restore: async () => {
      if (!offered) return;
      form.reset(offered.values as V, { keepDefaultValues: true });
      setOffered(null);
      await saveNow();
      await remove([offered]);
    },
    discard: async () => {
      if (offered) await remove([offered]);
      setOffered(null);
    },
    postpone: () => setOffered(null),
    saveNow,
    /** The server has the document: the draft is no longer needed. */
    drop: async () => {
      clearTimeout(timer.current);
      hasPending.current = false;
      setState({ kind: 'none' });
      await remove([{ userId, documentKey, tabId }]);
    },
  };
}
