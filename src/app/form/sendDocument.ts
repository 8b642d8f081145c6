import type { RefObject } from 'react';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { mayBeStored } from '#app/request/errors';
import { checkLoggedIn } from '#app/session/owner';
import { currentSession } from '#app/session/session';
import type { FormOf } from './definition';
import { bodyOf } from './derive';
import type { Conflict, Identified, SaveActions, SubmittedDocument } from './saveActions';
import { type Attempt, mayBeStoredInPart, saveChecks } from './saveChecks';

export interface DocumentSource<V extends object, Stored extends Identified> {
  readonly definition: FormOf<V, Stored>;
  readonly actions: SaveActions<V, Stored>;
  /** The server's version that the values go on from; undefined for a new document. */
  readonly stored: RefObject<Stored | undefined>;
  /** The save that was sent last, as long as it may be stored. */
  readonly attempt: RefObject<Attempt<V> | undefined>;
  /** Stores the attempt on the device, before the document is sent. */
  readonly onAttempt: () => unknown;
}

/** What came of a try to send a document, besides a failure. */
export type SendOutcome<V, Stored> =
  | { readonly kind: 'saved'; readonly saved: Stored }
  /** An earlier try, whose response was lost, has arrived. */
  | { readonly kind: 'arrived'; readonly document: SubmittedDocument }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<V, Stored> };

interface SendOptions {
  readonly signal: AbortSignal;
  /** Whether this save finishes the document. */
  readonly isFinal: boolean;
}

/**
 * Sends documents once. Before a new one is sent, the server is asked whether an earlier try has arrived; an edit first reads the current
 * version; an edit whose response is lost counts as saved when the server has it.
 */
export function documentSender<V extends object, Stored extends Identified>(source: DocumentSource<V, Stored>) {
  const { definition, actions, stored, attempt, onAttempt } = source;
  const checks = saveChecks({ definition, actions, stored, attempt });

  const inChosenLanguage = async (saved: Stored, signal: AbortSignal): Promise<Stored> =>
    actions.isAnsweredInEnglish && chosenLanguage() !== 'en'
      ? await actions.readLatest(saved, signal).catch(() => saved)
      : saved;

  /** @throws what `actions.send` and the reads before it throw; AbortError when the login has changed before the document was sent */
  const send = async (values: V, { signal, isFinal }: SendOptions): Promise<SendOutcome<V, Stored>> => {
    const before = stored.current;
    const writer = currentSession()?.id;
    const arrived = await checks.findArrived(signal);
    if (arrived) return { kind: 'arrived', document: arrived };
    const conflict = before
      ? await checks.findConflict(values, before, signal)
      : await checks.findCreated(values, signal);
    if (conflict) return { kind: 'conflict', conflict };
    await checks.recordAttempt(values, signal);
    await onAttempt();
    checkLoggedIn(writer);
    try {
      const given = { values, stored: stored.current, signal, isFinal };
      const saved = await actions.send(bodyOf(definition, values, stored.current), given);
      return { kind: 'saved', saved: await inChosenLanguage(saved, signal) };
    } catch (error) {
      if (!mayBeStored(error) && !mayBeStoredInPart(error)) attempt.current = undefined;
      const latest = mayBeStored(error) ? await checks.findStored(isFinal, signal) : null;
      if (latest) return { kind: 'saved', saved: latest };
      throw error;
    }
  };

  return { checks, send };
}
