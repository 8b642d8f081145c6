import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { draftTarget } from '#app/form/draftTarget';
import type { OutboxEntry } from '#app/outbox/entry';
import { failedTry, isPassing } from '#app/outbox/outboxState';
import { advanceEntry, type Outbox } from '#app/outbox/outboxStore';
import { withSendLock } from '#app/outbox/sendLock';
import { queryKey } from '#app/request/apiQuery';
import { isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { currentUserQuery, useCurrentUser } from '#app/session/currentUser';
import { offerLogIn } from '#app/session/logInRequest';
import { isLoggedIn } from '#app/session/owner';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { closeConflict, useConflictRequest } from './conflictRequest';
import type { OutboxForm, OutboxForms } from './outboxForm';
import { sendEntry } from './sendEntry';
import { pauseSending, resumeSending, useSendingTurn, waitForLogin } from './sendingTurn';
import { isWronglyOutdated } from './shownStatus';
import { useOutbox } from './useOutbox';

const ConflictDialog = lazyComponent(() => import('./ConflictDialog').then((module) => module.ConflictDialog));

/** Whether an entry is to be sent; one that a closed tab has left behind as `sending` is, too. */
const isDue = (entry: OutboxEntry, chosen: string) =>
  (entry.status === 'waiting' || entry.status === 'sending' || isWronglyOutdated(entry)) && entry.language === chosen;

const noEntries: Pick<Outbox, 'entries'> = { entries: [] };

interface OutboxHostProps {
  readonly forms: OutboxForms;
  /** The chosen language: the server would take a document of another one for its translation. */
  readonly language: string;
}

/** Sends the entries of the logged-in person, the oldest first, one after the other, and shows the conflict of one of them. Mounted once. */
export function OutboxHost({ forms, language }: OutboxHostProps) {
  const { entries } = useOutbox().data ?? noEntries;
  const { user, hasFailed, refetch } = useCurrentUser();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const turn = useSendingTurn();
  const next = entries.find((entry) => isDue(entry, language));
  const conflictId = useConflictRequest();
  const conflicting = entries.find(({ id, status }) => id === conflictId && status === 'conflict');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure in a turn
  useEffect(() => {
    // searches for what has arrived need to know whose it is
    if (turn === 'send' && hasFailed && client.isFetching(currentUserQuery) === 0)
      void refetch().then(({ error }) => error && pauseSending());
  }, [turn, hasFailed]);
  return (
    <>
      {user && next && turn === 'send' && (
        <FormOfEntry key={next.id} forms={forms} entry={next} onFailed={(error) => void failUnsent(next, error)}>
          {(form) => <Sending entry={next} form={form} />}
        </FormOfEntry>
      )}
      {conflicting && (
        <FormOfEntry
          key={`conflict ${conflicting.id}`}
          forms={forms}
          entry={conflicting}
          onFailed={(error) => {
            showAlert({ name: 'outbox-conflict', variant: 'danger', title: messageOf(error) });
            closeConflict();
          }}
        >
          {(form) => <ConflictDialog entry={conflicting} form={form} onClose={closeConflict} />}
        </FormOfEntry>
      )}
    </>
  );
}

/** An entry whose form could not be prepared waits, unless the server refuses what the form depends on. */
async function failUnsent(entry: OutboxEntry, error: unknown): Promise<void> {
  if (!isApiError(error) || isPassing(error)) return pauseSending();
  await advanceEntry(entry, { type: 'started' });
  await advanceEntry(entry, failedTry(error));
}

interface FormOfEntryProps {
  readonly forms: OutboxForms;
  readonly entry: OutboxEntry;
  readonly onFailed: (error: unknown) => void;
  readonly children: (form: OutboxForm) => ReactNode;
}

/** The form of an entry. Its code may fail to load as its reads may. */
function FormOfEntry({ forms, entry, onFailed, children }: FormOfEntryProps) {
  const target = draftTarget({ documentKey: entry.documentKey, writerId: entry.id });
  const Form = target && forms[target.kind];
  if (!Form) return null;
  return (
    <LazyBlock skeleton={null} onError={onFailed}>
      <Form entry={entry} onFailed={onFailed}>
        {children}
      </Form>
    </LazyBlock>
  );
}

/** Shows a sent document where a page has it: from the answer, or read again. */
function refresh(client: QueryClient, { actions }: OutboxForm, saved: unknown): void {
  if (saved !== undefined) client.setQueryData(actions.cacheKey(saved), saved);
  for (const endpoint of actions.invalidates) void client.invalidateQueries({ queryKey: queryKey(endpoint) });
}

/** Sends one entry, unless another tab sends. */
async function sendInTurn(entry: OutboxEntry, form: OutboxForm, client: QueryClient): Promise<void> {
  await withSendLock(async () => {
    const started = await advanceEntry(entry, { type: 'started' });
    if (started?.status !== 'sending' || !isLoggedIn(entry.userId)) return;
    const { event, saved } = await sendEntry(started, form, new AbortController().signal);
    if (event === null) return;
    await advanceEntry(started, event);
    if (event.type === 'postponed') {
      if (event.failure.status !== 401) return pauseSending();
      waitForLogin();
      // not awaited: the lock is for sending
      void offerLogIn().then((outcome) => outcome === 'logged-in' && resumeSending());
      return;
    }
    resumeSending();
    if (event.type === 'sent') refresh(client, form, saved);
  }).then((hasRun) => {
    // the index tells this tab once the other one is done; a tab that is closed in between tells nobody
    if (!hasRun) pauseSending();
  });
}

function Sending({ entry, form }: { readonly entry: OutboxEntry; readonly form: OutboxForm }) {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn of an entry
  useEffect(() => {
    sendInTurn(entry, form, client).catch(() => pauseSending());
  }, []);
  return null;
}
