import type { RefObject } from 'react';
import { isApiError } from '#app/request/errors';
import { differencesBetween, valueAt } from '#ui/drafts/differences';
import { hasSameContent } from '#ui/drafts/sameContent';
import { bothVersions, threeVersions } from './bothVersions';
import type { FormOf } from './definition';
import type { Conflict, Identified, SaveActions, SubmittedDocument } from './saveActions';

/** The save that was sent last, as long as it may be stored; kept with the draft. */
export interface Attempt<V> {
  /** What was sent, as the form held it then. */
  readonly values: V;
  /** The keys of the documents that looked like it before it was sent. */
  readonly known: readonly string[];
}

/** Whether a refusal names no field. The server may find such a fault while it saves, with a part of the document stored already. */
export const mayBeStoredInPart = (error: unknown) =>
  isApiError(error) &&
  error.status === 400 &&
  Object.keys(error.formErrors ?? {}).every((name) => name === 'non_field_errors');

interface SaveChecksOptions<V extends object, Stored extends Identified> {
  readonly definition: FormOf<V, Stored>;
  readonly actions: SaveActions<V, Stored>;
  readonly stored: RefObject<Stored | undefined>;
  readonly attempt: RefObject<Attempt<V> | undefined>;
}

const keyOf = ({ id, key }: SubmittedDocument) => key ?? String(id);

/** What a save reads before it sends and after a failure, to store a document once and to tell one's own save from another user's. */
export function saveChecks<V extends object, Stored extends Identified>(options: SaveChecksOptions<V, Stored>) {
  const { definition, actions, stored, attempt } = options;

  const isLastSent = (latest: Stored) => {
    if (!attempt.current) return false;
    const { mine, theirs } = bothVersions(definition, attempt.current.values, latest);
    return hasSameContent(mine, theirs);
  };

  /** Whether all that the server's version changed since is what was sent: nobody else has changed an answer of the form. */
  const isOnly = (sent: V, latest: Stored, before: Stored): boolean => {
    const { mine, theirs, base } = threeVersions(definition, sent, latest, before);
    return differencesBetween(base, theirs).every(({ path, after }) =>
      hasSameContent({ value: valueAt(mine, path) }, { value: after }),
    );
  };

  /** Whether the server's version is the last save, or a part of it: some forms save in several requests. */
  const isLastSaved = (values: V, latest: Stored, before?: Stored) =>
    isLastSent(latest) || (before !== undefined && isOnly(attempt.current?.values ?? values, latest, before));

  const conflictWith = (values: V, latest: Stored, before?: Stored): Conflict<V, Stored> | null => {
    const { mine, theirs, base } = threeVersions(definition, values, latest, before);
    if (!isLastSaved(values, latest, before) && differencesBetween(mine, theirs).length > 0) {
      return { mine, theirs, base, latest };
    }
    stored.current = latest;
    return null;
  };

  return {
    /**
     * The changes of another user since the form was initialised; null when none concern the form's fields, or when the newer version
     * is what this form sent last, or a part of it: the save then continues from it.
     */
    findConflict: async (values: V, before: Stored, signal: AbortSignal): Promise<Conflict<V, Stored> | null> => {
      const latest = await actions.readLatest(before, signal);
      if (actions.versionOf(latest) === actions.versionOf(before)) return null;
      return conflictWith(values, latest, before);
    },

    /** The conflict of a new document with one that another user has created in the meantime; null without differences. */
    findCreated: async (values: V, signal: AbortSignal): Promise<Conflict<V, Stored> | null> => {
      const latest = await actions.findExisting?.(signal);
      return latest ? conflictWith(values, latest) : null;
    },

    /** The new document that the server stored of the last attempt; null without an attempt, or when none has arrived. */
    findArrived: async (signal: AbortSignal): Promise<SubmittedDocument | null> => {
      const sent = attempt.current;
      if (stored.current || !sent || !actions.findSubmitted) return null;
      const found = await actions.findSubmitted(sent.values, signal);
      return found.find((each) => !sent.known.includes(keyOf(each))) ?? null;
    },

    /** Records what is about to be sent, with the documents like it that are there already. */
    recordAttempt: async (values: V, signal: AbortSignal): Promise<void> => {
      const isNew = stored.current === undefined;
      const like = isNew ? ((await actions.findSubmitted?.(values, signal)) ?? []) : [];
      const earlier = attempt.current?.known ?? [];
      attempt.current = { values: structuredClone(values), known: [...earlier, ...like.map(keyOf)] };
    },

    /** The server's document if it is the edit whose response was lost; otherwise null. */
    findStored: async (isFinal: boolean, signal: AbortSignal): Promise<Stored | null> => {
      const before = stored.current;
      if (!before || signal.aborted) return null;
      try {
        const latest = await actions.readLatest(before, signal);
        const isSaved = actions.isStoredAs
          ? actions.isStoredAs(latest, isFinal)
          : actions.versionOf(latest) !== actions.versionOf(before);
        return isSaved && isLastSent(latest) ? latest : null;
      } catch {
        // the original failure is shown instead
        return null;
      }
    },

    /**
     * Takes the server's version as the one that is edited when a refused save was stored in part: all that changed there is what was
     * sent. What another user changed is met by the next save.
     */
    takePartOfSave: async (values: V): Promise<void> => {
      const before = stored.current;
      if (!before) return;
      const latest = await actions.readLatest(before, new AbortController().signal);
      if (isOnly(values, latest, before)) stored.current = latest;
    },
  };
}
