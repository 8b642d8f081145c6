import { type FailureParts, isApiError, isUnauthorised } from '#app/request/errors';
import type { Values } from '#ui/drafts/rows';
import type { OutboxEntry, OutboxStatus } from './entry';

/** What happens to an entry of the outbox. */
export type OutboxEvent =
  /** A tab starts to send it. */
  | { readonly type: 'started' }
  /** One of its files has arrived and is part of the values. */
  | { readonly type: 'fileArrived'; readonly file: string; readonly values: Values }
  /** What is about to be sent, or what is known after a try: the next one goes on from there. */
  | { readonly type: 'recorded'; readonly attempt: unknown; readonly base: unknown }
  | { readonly type: 'sent'; readonly href: string; readonly at: number }
  /** No connection, no login, or a server in trouble: it is tried again. */
  | { readonly type: 'postponed'; readonly failure: FailureParts }
  | { readonly type: 'refused'; readonly failure: FailureParts }
  | { readonly type: 'conflict' }
  | { readonly type: 'arrivedEarlier' }
  | { readonly type: 'fileLost' }
  | { readonly type: 'outdated' }
  /** The person has resolved a conflict: it goes on from the server's version. */
  | { readonly type: 'merged'; readonly values: Values; readonly base: unknown }
  /** The person sends it again as it is. */
  | { readonly type: 'retried' };

/** The statuses in which an event means something; in any other one it leaves the entry as it is. */
const from: Readonly<Record<OutboxEvent['type'], readonly OutboxStatus[]>> = {
  // a tab that was closed leaves `sending` behind, one with another version of the product `outdated`
  started: ['waiting', 'sending', 'outdated'],
  fileArrived: ['sending'],
  recorded: ['sending'],
  sent: ['sending'],
  postponed: ['sending'],
  refused: ['sending'],
  conflict: ['sending'],
  arrivedEarlier: ['sending'],
  fileLost: ['sending'],
  outdated: ['sending'],
  merged: ['conflict'],
  retried: ['refused'],
};

/** The entry after an event. */
export function nextEntry(entry: OutboxEntry, event: OutboxEvent): OutboxEntry {
  if (!from[event.type].includes(entry.status)) return entry;
  switch (event.type) {
    case 'started':
      return { ...entry, status: 'sending' };
    case 'fileArrived':
      return { ...entry, values: event.values, files: entry.files.filter(({ id }) => id !== event.file) };
    case 'recorded':
      return { ...entry, attempt: event.attempt, base: event.base };
    case 'sent': {
      // only its name is needed from here on
      const { base: _, attempt: __, ...rest } = entry;
      const sent = { href: event.href, at: event.at };
      return { ...rest, status: 'sent', values: {}, files: [], failure: null, sent };
    }
    case 'postponed':
      return { ...entry, status: 'waiting', failure: event.failure };
    case 'refused':
      return { ...entry, status: 'refused', failure: event.failure };
    case 'merged':
      return { ...entry, status: 'waiting', values: event.values, base: event.base, failure: null };
    case 'retried':
      return { ...entry, status: 'waiting', failure: null };
    default:
      return { ...entry, status: event.type, failure: null };
  }
}

/** Whether a failed try is repeated: the connection, the server or the login failed, not the document. */
export const isPassing = (error: unknown): boolean =>
  isUnauthorised(error) ||
  (isApiError(error) &&
    (['network', 'timeout', 'parse', 'redirected'].includes(error.kind) ||
      (error.status ?? 0) >= 500 ||
      error.status === 429));

/** An error of the product itself, which has no message of its own. */
const unknownFailure: FailureParts = {
  kind: 'refused',
  status: null,
  method: '',
  url: '',
  serverMessage: null,
  messageKey: 'action',
  formErrors: null,
};

/** The failure as the device stores it. */
export function failureOf(error: unknown): FailureParts {
  if (!isApiError(error)) return unknownFailure;
  const { kind, status, method, url, serverMessage, messageKey, formErrors, serverErrors } = error;
  return { kind, status, method, url, serverMessage, messageKey, formErrors, serverErrors };
}

/** The event of a failed try. */
export const failedTry = (error: unknown): OutboxEvent => ({
  type: isPassing(error) ? 'postponed' : 'refused',
  failure: failureOf(error),
});

/** Whether an entry still has to reach the server. */
export const isUnsent = ({ status }: Pick<OutboxEntry, 'status'>) => status !== 'sent';

/** Whether an entry needs its writer. */
export const needsWriter = ({ status }: Pick<OutboxEntry, 'status'>) =>
  ['refused', 'conflict', 'arrivedEarlier', 'fileLost', 'outdated'].includes(status);

/** Milliseconds until the next try after a number of failed ones in a row: from 15 seconds to 5 minutes. */
export const pauseAfter = (failures: number): number => Math.min(300_000, 15_000 * 2 ** (failures - 1));

/** A device whose clock is behind this time, in milliseconds since 1970, was set back since. */
const clockTolerance = 300_000;

/** Whether the clock of the device was changed since the entry was put in: its times are then not to be trusted. */
export const isFromFuture = ({ putAt }: Pick<OutboxEntry, 'putAt'>, now: number) => putAt > now + clockTolerance;
