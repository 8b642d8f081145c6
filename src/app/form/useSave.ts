import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { queryKey } from '#app/request/apiQuery';
import { type ApiError, isAbort, isApiError } from '#app/request/errors';
import { useLogInAgain } from '#app/session/logInRequest';
import type { Endpoint } from '#contract/types';
import { differencesBetween } from '#ui/drafts/differences';
import { useStrings } from '#ui/language/useStrings';
import { bothVersions, comparable } from './bothVersions';
import type { FormOf } from './definition';
import { blankValues, bodyOf, valuesOfStored } from './derive';
import { longFormStrings } from './strings';
import { toFormError } from './toFormError';
import { useFormFailure } from './useFormFailure';

/** A document of the same person that the server stored when the answer to a save was lost. */
export interface FiledDocument {
  readonly title: string;
  readonly href: string;
}

/** What a form does with the server; the form's feature says how. */
export interface SaveActions<V extends object, Stored extends object> {
  /** What changes with every save of the stored document: its `updated_at`. */
  readonly versionOf: (stored: Stored) => string | null;
  /** Reads the document as the server has it now. */
  readonly readLatest: (stored: Stored, signal: AbortSignal) => Promise<Stored>;
  /** Creates the document, or updates the stored one. */
  readonly send: (
    body: Readonly<Record<string, unknown>>,
    given: {
      readonly values: V;
      readonly stored: Stored | undefined;
      readonly signal: AbortSignal;
      /** Whether the document is finished with this save. */
      readonly isFinal: boolean;
    },
  ) => Promise<Stored>;
  /** Where the cache keeps the document. */
  readonly cacheKey: (stored: Stored) => QueryKey;
  /** Reads that are out of date after a save. */
  readonly invalidates: readonly Endpoint[];
  /** Looks for a document of this person that was created since a lost answer. */
  readonly findFiled?: (values: V, since: Date) => Promise<FiledDocument | null>;
  /** For documents of which there is one only: the one that was stored since the form was opened. Both are then compared. */
  readonly findExisting?: (signal: AbortSignal) => Promise<Stored | null>;
  /** Asks before sending; false goes back to the form. */
  readonly confirm?: (values: V) => Promise<boolean>;
  /** Another button, which saves and finishes the document; `confirm` asks before, and false goes back to the form. */
  readonly finish?: { readonly label: string; readonly confirm: (values: V) => Promise<boolean> };
  /**
   * Whether an edit is stored whose answer was lost, given that the server now holds the answers that were sent. Left out: such a save
   * counts as failed.
   */
  readonly isStoredAs?: (latest: Stored, isFinal: boolean) => boolean;
  /** Whether the server refused a save because the document has a newer version: both are then compared. */
  readonly isStale?: (error: ApiError) => boolean;
  /** Who saved the stored document last, where the server says so: named when a save met a newer version. */
  readonly savedBy?: (stored: Stored) => string | null;
  /** True when an edit goes on after its save: the form then takes what the server stored, with the ids of new rows. */
  readonly staysOpen?: boolean;
  /**
   * After a save: announces it, and leaves the page unless the form stays open.
   *
   * @param step - the one on the screen
   * @param isFinal - whether the document was finished
   */
  readonly onSaved: (saved: Stored, wasNew: boolean, step: string, isFinal: boolean) => Promise<unknown> | undefined;
}

/** A save met a newer version on the server. */
export interface Conflict<V, Stored> {
  readonly mine: V;
  readonly theirs: V;
  readonly base: V;
  readonly latest: Stored;
}

/** Whether the server may have stored what was sent, although no usable answer came. */
const mayBeStored = (error: unknown) =>
  !isApiError(error) ||
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'parse' ||
  (error.status ?? 0) >= 500;

const isUnauthorised = (error: unknown) => isApiError(error) && error.status === 401;

interface SaveOptions<V extends object, Stored extends object> {
  readonly definition: FormOf<V, Stored>;
  readonly form: UseFormReturn<V>;
  readonly actions: SaveActions<V, Stored>;
  /** The stored document as it was when the form was filled; undefined for a new one. */
  readonly stored: RefObject<Stored | undefined>;
  /** The time of a save whose answer was lost; kept with the draft. */
  readonly attemptedAt: RefObject<number | undefined>;
  /** The step on the screen. */
  readonly step: RefObject<string>;
  /** Before the page is left: removes the draft and lets the navigation pass. */
  readonly onStored: () => Promise<void>;
  /** Runs after a failure; writes the draft with the time of the attempt. */
  readonly onFailed: () => unknown;
}

/**
 * Saves a form. An edit first reads what the server has now: when someone else saved since, both versions are put before the person
 * and nothing is overwritten unseen. An expired login is renewed in place. When the answer to a new document is lost, it is found out
 * whether the server stored it before it is sent again.
 */
export function useSave<V extends object, Stored extends object>(options: SaveOptions<V, Stored>) {
  const { definition, form, actions, stored, attemptedAt, step, onStored, onFailed } = options;
  const t = useStrings(longFormStrings);
  const client = useQueryClient();
  const logInAgain = useLogInAgain();
  const showFailure = useFormFailure(form);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<V, Stored> | null>(null);
  const [filed, setFiled] = useState<FiledDocument | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isFinal = useRef(false);

  /** Both versions where they differ, with what the form was filled from; else the save goes on from what the server has. */
  const conflictWith = (values: V, latest: Stored, before?: Stored): Conflict<V, Stored> | null => {
    const { mine, theirs } = bothVersions(definition, values, latest);
    if (differencesBetween(mine, theirs).length > 0) {
      const base = before ? comparable(definition, before, mine) : blankValues(definition);
      return { mine, theirs, base, latest };
    }
    stored.current = latest;
    return null;
  };

  /** What someone else changed since this form was filled; null when nothing that the form holds. */
  const findConflict = async (values: V, before: Stored, signal: AbortSignal): Promise<Conflict<V, Stored> | null> => {
    const latest = await actions.readLatest(before, signal);
    if (actions.versionOf(latest) === actions.versionOf(before)) return null;
    return conflictWith(values, latest, before);
  };

  /** A new document meets one that someone else created since; null when there is none, or nothing differs. */
  const findCreated = async (values: V, signal: AbortSignal): Promise<Conflict<V, Stored> | null> => {
    const latest = await actions.findExisting?.(signal);
    return latest ? conflictWith(values, latest) : null;
  };

  const findFiled = async (values: V) => {
    const since = attemptedAt.current;
    if (stored.current || since === undefined || !actions.findFiled) return null;
    return actions.findFiled(values, new Date(since));
  };

  const send = async (values: V, signal: AbortSignal): Promise<Stored | null> => {
    const before = stored.current;
    const lost = await findFiled(values);
    if (lost) {
      setFiled(lost);
      return null;
    }
    const met = before ? await findConflict(values, before, signal) : await findCreated(values, signal);
    if (met) {
      setConflict(met);
      return null;
    }
    attemptedAt.current ??= Date.now();
    try {
      const given = { values, stored: stored.current, signal, isFinal: isFinal.current };
      return await actions.send(bodyOf(definition, values, stored.current), given);
    } catch (error) {
      if (!mayBeStored(error)) attemptedAt.current = undefined;
      const latest = mayBeStored(error) ? await findStored(values, signal) : null;
      if (latest) return latest;
      throw error;
    }
  };

  /** The document as the server has it, when that is what an edit sent whose answer was lost. */
  const findStored = async (values: V, signal: AbortSignal): Promise<Stored | null> => {
    const before = stored.current;
    if (!before || !actions.isStoredAs || signal.aborted) return null;
    try {
      const latest = await actions.readLatest(before, signal);
      const { mine, theirs } = bothVersions(definition, values, latest);
      const isSent = differencesBetween(mine, theirs).length === 0 && actions.isStoredAs(latest, isFinal.current);
      return isSent ? latest : null;
    } catch {
      // the original failure is shown instead
      return null;
    }
  };

  const refresh = () => {
    for (const endpoint of actions.invalidates) void client.invalidateQueries({ queryKey: queryKey(endpoint) });
  };

  const complete = async (saved: Stored, values: V) => {
    const wasNew = stored.current === undefined;
    client.setQueryData(actions.cacheKey(saved), saved);
    refresh();
    // if the next page does not open, another submit is an edit of what was stored
    stored.current = saved;
    attemptedAt.current = undefined;
    form.reset(actions.staysOpen ? valuesOfStored(definition, saved) : values);
    await onStored();
    await actions.onSaved(saved, wasNew, step.current, isFinal.current);
  };

  const fail = async (error: unknown, values: V) => {
    onFailed();
    // another person may have changed more than this document
    refresh();
    const lost = mayBeStored(error) ? await findFiled(values).catch(() => null) : null;
    if (lost) return setFiled(lost);
    if (isAbort(error)) {
      form.setError('root.server' as never, { type: 'server', message: `${t.saveStopped} ${t.maybeStored}` });
      return;
    }
    showFailure(toFormError(definition, error, values, stored.current));
  };

  const save = async (values: V): Promise<void> => {
    const running = new AbortController();
    const wasNew = stored.current === undefined;
    let isLeaving = false;
    controller.current = running;
    setSaving(true);
    try {
      const saved = await send(values, running.signal);
      if (saved) await complete(saved, values);
      isLeaving = saved !== null && wasNew && actions.staysOpen === true;
    } catch (error) {
      if (isUnauthorised(error) && (await logInAgain.request()) === 'logged-in') return await save(values);
      if (await isOvertaken(error, values)) return;
      await fail(error, values);
    } finally {
      controller.current = null;
      // the form goes on at another address: what is typed before that is there would be lost
      if (!isLeaving) setSaving(false);
    }
  };

  /** A save that the server refused as stale: someone else's came between the reading of the document and this one. */
  const isOvertaken = async (error: unknown, values: V): Promise<boolean> => {
    const before = stored.current;
    if (!before || !isApiError(error) || !actions.isStale?.(error)) return false;
    const met = await findConflict(values, before, new AbortController().signal).catch(() => null);
    if (met) setConflict(met);
    return met !== null;
  };

  const submit = async (values: V, finishes = false): Promise<void> => {
    const confirm = finishes ? actions.finish?.confirm : actions.confirm;
    if (confirm && !(await confirm(values))) return;
    isFinal.current = finishes;
    await save(values);
  };

  const resubmit = () => void form.handleSubmit((values) => submit(values as V, isFinal.current))();

  return {
    submit,
    isSaving,
    /** Stops waiting for the server. What was sent may still be stored; the next submit finds that out. */
    stopWaiting: () => controller.current?.abort(new DOMException('The person stopped waiting', 'AbortError')),
    conflict,
    /** Who saved the newer version; null where that is not known. */
    conflictBy: (conflict && actions.savedBy?.(conflict.latest)) ?? null,
    /** Goes on with the values that the person chose from both versions. */
    resolveConflict: (merged: V) => {
      if (!conflict) return;
      stored.current = conflict.latest;
      setConflict(null);
      form.reset(merged as never, { keepDefaultValues: true });
      resubmit();
    },
    cancelConflict: () => setConflict(null),
    filed,
    /** The document that was found is not this one: send this one too. */
    sendAnyway: () => {
      attemptedAt.current = undefined;
      setFiled(null);
      resubmit();
    },
    /** The document that was found is this one: the draft is no longer needed. */
    acceptFiled: async () => {
      attemptedAt.current = undefined;
      setFiled(null);
      await onStored();
    },
    cancelFiled: () => setFiled(null),
  };
}
