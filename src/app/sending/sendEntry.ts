import { get, set } from 'react-hook-form';
import { bothVersions } from '#app/form/bothVersions';
import type { AnyFormDefinition } from '#app/form/definition';
import { applies, fieldNamed } from '#app/form/derive';
import type { Identified, SubmittedDocument } from '#app/form/saveActions';
import { type Attempt, mayBeStoredInPart } from '#app/form/saveChecks';
import { documentSender } from '#app/form/sendDocument';
import { toFormError } from '#app/form/toFormError';
import type { OutboxEntry } from '#app/outbox/entry';
import { failedTry, type OutboxEvent } from '#app/outbox/outboxState';
import { advanceEntry, fileOfEntry } from '#app/outbox/outboxStore';
import { isApiError, mayBeStored } from '#app/request/errors';
import { checkLoggedIn, isLoggedIn } from '#app/session/owner';
import { fieldAtPath } from '#ui/drafts/rowPaths';
import type { Values } from '#ui/drafts/rows';
import { hasSameContent, holdsAnswersOf } from '#ui/drafts/sameContent';
import type { UploadedFile } from '#ui/fields/uploads';
import type { OutboxForm } from './outboxForm';

/** The values with an arrived file in its field. */
function withFile(definition: AnyFormDefinition, values: Values, name: string, file: UploadedFile): Values {
  const next = structuredClone(values);
  const before: unknown = get(next, name);
  const isMultiple = fieldNamed(definition, name)?.files?.isMultiple === true;
  set(next, name, isMultiple && Array.isArray(before) ? [...before, file] : [file]);
  return next;
}

/**
 * Sends the files of an entry one after the other. Each that has arrived is part of the stored values from then on, so that no later try
 * sends it again.
 *
 * @returns the entry with all of its files arrived; null when the browser has lost one of them
 * @throws ApiError of the first upload that fails
 */
async function sendFiles(
  entry: OutboxEntry,
  definition: AnyFormDefinition,
  signal: AbortSignal,
): Promise<OutboxEntry | null> {
  let current = entry;
  for (const { id, path } of entry.files) {
    checkLoggedIn(entry.userId);
    const name = fieldAtPath(current.values, path);
    const field = name === null ? undefined : fieldNamed(definition, name);
    let { values } = current;
    // a row that was removed in favour of the server's version takes its files along
    if (name !== null && field?.files && applies(field, values)) {
      const file = await fileOfEntry(entry, id);
      if (!file) return null;
      values = withFile(
        definition,
        values,
        name,
        await field.files.upload(file, { onProgress: () => undefined, signal }),
      );
    }
    current = (await advanceEntry(entry, { type: 'fileArrived', file: id, values })) ?? current;
  }
  return current;
}

/** What came of sending an entry: what happens to it, and the stored document where the server answered with it. */
export interface SentEntry {
  /** Null when its writer is no longer logged in: it stays as a closed tab would leave it. */
  readonly event: OutboxEvent | null;
  readonly saved?: Identified;
}

/**
 * Sends an entry that a tab has started: its files first, then the document. Before a second try the server is asked whether the first one
 * has arrived.
 */
export async function sendEntry(
  entry: OutboxEntry,
  { definition, actions, addressOf }: OutboxForm,
  signal: AbortSignal,
): Promise<SentEntry> {
  if (entry.version !== definition.draftVersion) return { event: { type: 'outdated' } };
  const stored = { current: entry.base as Identified | undefined };
  const attempt = { current: entry.attempt as Attempt<object> | undefined };
  const record = () => advanceEntry(entry, { type: 'recorded', attempt: attempt.current, base: stored.current });
  const sender = documentSender<object, Identified>({ definition, actions, stored, attempt, onAttempt: record });
  const sentAs = (href: string): OutboxEvent => ({ type: 'sent', href, at: Date.now() });
  /** What looks like the entry is read before it counts as the entry: it may be an earlier version, or another user's document. */
  const arrivedAs = async (document: SubmittedDocument, values: object): Promise<OutboxEvent> => {
    const { mine, theirs } = bothVersions(definition, values, await actions.readLatest(document, signal));
    const isAsSent = attempt.current !== undefined && hasSameContent(attempt.current.values, values);
    return isAsSent && holdsAnswersOf(theirs, mine) ? sentAs(document.href) : { type: 'arrivedEarlier' };
  };

  let { values } = entry;
  const findArrived = async () => {
    const document = await sender.checks.findArrived(signal);
    return document && arrivedAs(document, values);
  };
  try {
    const complete = await sendFiles(entry, definition, signal);
    if (complete === null) return { event: { type: 'fileLost' } };
    values = complete.values;
    checkLoggedIn(entry.userId);
    const outcome = await sender.send(values, { signal, isFinal: false });
    if (outcome.kind === 'conflict') return { event: { type: 'conflict' } };
    if (outcome.kind === 'arrived') return { event: await arrivedAs(outcome.document, values) };
    return { event: sentAs(addressOf(outcome.saved)), saved: outcome.saved };
  } catch (error) {
    if (!isLoggedIn(entry.userId)) return { event: null };
    const isInPart = mayBeStoredInPart(error);
    if (mayBeStored(error) || isInPart) {
      const event = await findArrived().catch(() => null);
      if (event) return { event };
    }
    if (stored.current && isApiError(error) && actions.isStale?.(error)) return { event: { type: 'conflict' } };
    if (isInPart) await sender.checks.takePartOfSave(values).catch(() => undefined);
    // a refused attempt is forgotten, and the next try goes on from the version that was met
    await record();
    return { event: failedTry(toFormError(definition, error, values, stored.current)) };
  }
}
