import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showAlert } from '#app/alerts/alerts';
import { queryKey } from '#app/request/apiQuery';
import { type ApiError, isAbort, isApiError, isUnauthorised, mayBeStored } from '#app/request/errors';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';
import { requestLogIn } from '#app/session/logInRequest';
import { hasSameContent } from '#ui/drafts/sameContent';
import { useStrings } from '#ui/language/useStrings';
import type { FormOf } from './definition';
import { valuesOfStored } from './derive';
import { documentTitle } from './documentTitle';
import { mergedValues } from './mergedValues';
import type { ArrivedDocument, Conflict, Identified, NextPage, SaveActions, SubmittedDocument } from './saveActions';
import { type Attempt, mayBeStoredInPart } from './saveChecks';
import { documentSender } from './sendDocument';
import { longFormStrings } from './strings';
import { toFormError } from './toFormError';
import { useFormFailure } from './useFormFailure';

interface SaveOptions<V extends object, Stored extends Identified> {
  readonly definition: FormOf<V, Stored>;
  readonly form: UseFormReturn<V>;
  readonly actions: SaveActions<V, Stored>;
  /** The stored document with which the form was initialised; undefined for a new one. */
  readonly stored: RefObject<Stored | undefined>;
  /** The save that was sent last, as long as it may be stored; kept with the draft. */
  readonly attempt: RefObject<Attempt<V> | undefined>;
  /** The current step. */
  readonly step: RefObject<string>;
  /** Whether the user has left the page: the rest of a save is then told, and leads nowhere. */
  readonly hasLeft: RefObject<boolean>;
  /** Called before leaving the page: removes the draft and allows the navigation. */
  readonly onStored: (documentId: number) => Promise<void>;
  /** Called before the document is sent and after a failure: writes the draft with the attempt. */
  readonly onAttempt: () => unknown;
}

/**
 * Saves a form. An edit first reads the current document: if another user has saved it in the meantime, both versions are compared, so
 * that no change is overwritten silently. After an expired login the user logs in within the page. When the response to a new document
 * was lost, the next submit first checks whether the server stored it.
 */
export function useSave<V extends object, Stored extends Identified>(options: SaveOptions<V, Stored>) {
  const { definition, form, actions, stored, attempt, step, hasLeft, onStored, onAttempt } = options;
  const t = useStrings(longFormStrings);
  const client = useQueryClient();
  const navigate = useNavigateUnlessLeft();
  const showFailure = useFormFailure(form, { hasSummary: true });
  const [isSaving, setSaving] = useState(false);
  const [hasLostConnection, setLostConnection] = useState(false);
  /** Failed saves: a form that was reset in between does not count its submit. */
  const [failures, setFailures] = useState(0);
  const [conflict, setConflict] = useState<Conflict<V, Stored> | null>(null);
  const [submitted, setSubmitted] = useState<ArrivedDocument | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isFinal = useRef(false);

  const sender = documentSender({ definition, actions, stored, attempt, onAttempt });
  const { checks } = sender;
  /** Whether the form replaces a document that arrived although its response was lost: the form is still that of a new one. */
  const isReplacing = useRef(false);

  const isAsSent = (values: V) => attempt.current !== undefined && hasSameContent(attempt.current.values, values);

  const showArrived = (document: SubmittedDocument, values: V) =>
    setSubmitted({ ...document, isChanged: !isAsSent(values) });

  const send = async (values: V, signal: AbortSignal): Promise<Stored | null> => {
    const outcome = await sender.send(values, { signal, isFinal: isFinal.current });
    if (outcome.kind === 'arrived') showArrived(outcome.document, values);
    if (outcome.kind === 'conflict') setConflict(outcome.conflict);
    if (outcome.kind !== 'saved' && hasLeft.current) tellLater(values, false);
    return outcome.kind === 'saved' ? outcome.saved : null;
  };

  const refresh = () => {
    for (const endpoint of actions.invalidates) void client.invalidateQueries({ queryKey: queryKey(endpoint) });
  };

  /** Refetches the document after a refused save, which its new status may have caused: an approved document is shown read-only. */
  const readAgain = (error: unknown) => {
    if (!stored.current || !isApiError(error) || error.kind !== 'refused') return;
    void client.invalidateQueries({ queryKey: actions.cacheKey(stored.current) });
  };

  const complete = async (saved: Stored, values: V) => {
    const wasNew = stored.current === undefined || isReplacing.current;
    isReplacing.current = false;
    client.setQueryData(actions.cacheKey(saved), saved);
    refresh();
    // if the next page does not open, another submit is an edit of what was stored
    stored.current = saved;
    attempt.current = undefined;
    form.reset(actions.staysOpen ? valuesOfStored(definition, saved) : values);
    await onStored(definition.documentId?.(saved) ?? saved.id);
    // what finishes a document may be a request of its own
    if (hasLeft.current && !isFinal.current) return tellLater(values, true);
    const next = await afterSave(saved, wasNew);
    if (next && !hasLeft.current) await navigate(next.address, { replace: next.replace ?? false, state: next.state });
  };

  /** Without the form, whose action has announced it, a failure is no longer shown. */
  const afterSave = async (saved: Stored, wasNew: boolean): Promise<NextPage | undefined> => {
    try {
      return await actions.onSaved(saved, wasNew, step.current, isFinal.current);
    } catch (error) {
      if (hasLeft.current) return undefined;
      throw error;
    }
  };

  /** What became of a save whose page the user has left. */
  const tellLater = (values: V, isSaved: boolean) => {
    const title = documentTitle(values) ?? t.untitled;
    showAlert({
      name: `left ${title}`,
      variant: isSaved ? 'success' : 'danger',
      title: isSaved ? t.savedLater({ title }) : t.notSavedLater({ title }),
    });
  };

  const fail = async (error: unknown, values: V) => {
    setFailures((count) => count + 1);
    onAttempt();
    if (hasLeft.current) return tellLater(values, false);
    setLostConnection(isAbort(error) || (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')));
    // another user may have changed more than this document
    refresh();
    readAgain(error);
    const isInPart = mayBeStoredInPart(error);
    const { signal } = new AbortController();
    const arrived = mayBeStored(error) || isInPart ? await checks.findArrived(signal).catch(() => null) : null;
    if (arrived) return showArrived(arrived, values);
    // the refusal is what the user is told, whether or not this read succeeds
    if (isInPart) await checks.takePartOfSave(values).catch(() => undefined);
    if (isAbort(error)) {
      form.setError('root.server' as never, { type: 'server', message: `${t.saveStopped} ${t.maybeStored}` });
      return;
    }
    showFailure(toFormError(definition, error, values, stored.current));
  };

  const save = async (values: V, isRepeated = false): Promise<void> => {
    const running = new AbortController();
    const wasNew = stored.current === undefined || isReplacing.current;
    let isLeaving = false;
    controller.current = running;
    setSaving(true);
    try {
      const saved = await send(values, running.signal);
      if (saved) await complete(saved, values);
      isLeaving = saved !== null && wasNew && actions.staysOpen === true;
    } catch (error) {
      if (isUnauthorised(error) && (await requestLogIn()) === 'logged-in') return await save(values, isRepeated);
      if (await isOvertaken(error, values, isRepeated)) return;
      await fail(error, values);
    } finally {
      controller.current = null;
      // the form is mounted again at another URL: input before that would be lost
      if (!isLeaving) setSaving(false);
    }
  };

  /**
   * Whether the server rejected a save as stale because another one came between reading the document and saving it: both are compared,
   * or this one is sent again, once, where the other one changed none of the form's answers.
   */
  const isOvertaken = async (error: unknown, values: V, isRepeated: boolean): Promise<boolean> => {
    const before = stored.current;
    if (!before || !isApiError(error) || !actions.isStale?.(error)) return false;
    const met = await checks.findConflict(values, before, new AbortController().signal).catch(() => null);
    if (met) setConflict(met);
    const isTaken = !isRepeated && !met && stored.current !== before;
    if (isTaken) await save(values, true);
    return met !== null || isTaken;
  };

  const submit = async (values: V, finishes = false): Promise<void> => {
    const confirm = finishes ? actions.finish?.confirm : actions.confirm;
    if (confirm && !(await confirm(values))) return;
    isFinal.current = finishes;
    hasLeft.current = false;
    await save(values);
  };

  const resubmit = () => void form.handleSubmit((values) => submit(values as V, isFinal.current))();

  return {
    submit,
    isSaving,
    /** Whether the last save failed for want of a connection, or was given up. */
    hasLostConnection,
    /** Shows why an earlier save was refused. */
    showRefusal: (error: ApiError) => showFailure(error),
    failures,
    /** Aborts the request. The document may be stored anyway, which the next submit checks. */
    stopWaiting: () => controller.current?.abort(new DOMException('The person stopped waiting', 'AbortError')),
    conflict,
    /** The author of the newer version; null if unknown. */
    conflictBy: (conflict && actions.savedBy?.(conflict.latest)) ?? null,
    /** Continues the save with the merged values. */
    resolveConflict: (merged: V) => {
      if (!conflict) return;
      stored.current = conflict.latest;
      setConflict(null);
      form.reset(mergedValues(definition, merged, conflict) as never, { keepDefaultValues: true });
      resubmit();
    },
    cancelConflict: () => setConflict(null),
    submitted,
    /** The found document is another one: sends this one too. */
    sendAnyway: () => {
      attempt.current = undefined;
      setSubmitted(null);
      resubmit();
    },
    /** The found document is an earlier version of this one: sends this one as an edit of it. */
    replaceSubmitted: async () => {
      if (!submitted) return;
      setSubmitted(null);
      setSaving(true);
      try {
        stored.current = await actions.readLatest(submitted, new AbortController().signal);
        isReplacing.current = true;
        resubmit();
      } catch (error) {
        showFailure(error);
      } finally {
        setSaving(false);
      }
    },
    /** The found document is this one: removes the draft. */
    acceptSubmitted: async () => {
      if (!submitted) return;
      attempt.current = undefined;
      setSubmitted(null);
      await onStored(submitted.id);
    },
    cancelSubmitted: () => setSubmitted(null),
  };
}
