import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { queryKey } from '#app/request/apiQuery';
import type { ApiError } from '#app/request/errors';
import { failureText } from '#app/request/formErrorText';
import { send } from '#app/request/send';
import { requestStrings } from '#app/request/strings';
import { type Done, writeOnce } from '#app/request/writeOnce';
import type { DrefStatus } from '#contract/enums';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { isEditable } from '#domain/dref/drefRules';
import { type DrefStage, drefStatus } from '#domain/dref/drefTypes';
import type { Language } from '#domain/language/language';
import { applicationQuery, finalReportQuery, operationalUpdateQuery } from '#resources/dref/queries';
import { useStrings } from '#ui/language/useStrings';
import { type StoredDref, versionOf } from '../form/documentActions';

export type Move = 'finalize' | 'approve';
type Addressed = Pick<DrefDocument, 'stage' | 'id'>;

/** Whether a document with a status has made a move: a translation that is under way counts as finalised. */
const isMoved = (move: Move, status: DrefStatus) => (move === 'approve' ? status === 4 : status !== 1 && status !== 5);

/** Whether the answer to a finalisation says that the translation is under way: it has no document, or one that is read meanwhile. */
export const isBeingTranslated = (answer: object): boolean =>
  !('status' in answer) || answer.status === drefStatus.finalizing;

/** Sends a move of the workflow to the endpoint of the document's kind. */
function sendMove(move: Move, { stage, id }: Addressed): Promise<object> {
  const input = { path: { id }, body: {} };
  if (stage === 'application') {
    return move === 'finalize'
      ? send('POST /api/v2/dref/{id}/finalize/', input)
      : send('POST /api/v2/dref/{id}/approve/', input);
  }
  if (stage === 'operationalUpdate') {
    return move === 'finalize'
      ? send('POST /api/v2/dref-op-update/{id}/finalize/', input)
      : send('POST /api/v2/dref-op-update/{id}/approve/', input);
  }
  return move === 'finalize'
    ? send('POST /api/v2/dref-final-report/{id}/finalize/', input)
    : send('POST /api/v2/dref-final-report/{id}/approve/', input);
}

/** Reads a document. */
export function readDocument({ stage, id }: Addressed) {
  const input = { path: { id } };
  if (stage === 'application') return send('GET /api/v2/dref/{id}/', input);
  return stage === 'operationalUpdate'
    ? send('GET /api/v2/dref-op-update/{id}/', input)
    : send('GET /api/v2/dref-final-report/{id}/', input);
}

/** The key of the cached reading of a document. */
function readingKey({ stage, id }: Addressed): readonly unknown[] {
  if (stage === 'application') return applicationQuery(id).queryKey;
  return (stage === 'operationalUpdate' ? operationalUpdateQuery(id) : finalReportQuery(id)).queryKey;
}

/** Whether a document that can be saved was saved after it was read, and has its status still. */
const isSavedSince = (seen: StoredDref, stored: StoredDref): boolean =>
  isEditable(seen.status) && stored.status === seen.status && versionOf(stored) !== versionOf(seen);

/** The open document that was created although the response was lost: there is one at a time. */
async function findStage(stage: NextStage, dref: number) {
  const application = await send('GET /api/v2/dref/{id}/', { path: { id: dref } });
  const created =
    stage === 'operationalUpdate'
      ? application.operational_update_details?.find(({ status }) => status !== 4)
      : application.final_report_details;
  return created ? { answer: { id: created.id } } : null;
}

/** The endpoints that return the state of a DREF. */
const outdated = [
  'GET /api/v2/active-dref/',
  'GET /api/v2/completed-dref/',
  'GET /api/v2/dref/{id}/',
  'GET /api/v2/dref-op-update/{id}/',
  'GET /api/v2/dref-final-report/{id}/',
] as const;

/**
 * Returns a function that drops the cached documents that no page shows. One that was read during its translation is locked and in its former
 * language: its form would open so, and start again when the document arrives.
 */
export function useForgetDocuments() {
  const client = useQueryClient();
  return useCallback(() => {
    for (const endpoint of outdated) client.removeQueries({ queryKey: queryKey(endpoint), type: 'inactive' });
  }, [client]);
}

/** Returns a function that invalidates the cached reads of all DREFs. */
function useInvalidateDrefs() {
  const client = useQueryClient();
  return () => {
    for (const endpoint of outdated) void client.invalidateQueries({ queryKey: queryKey(endpoint) });
  };
}

function useShowFailure() {
  const t = useStrings(requestStrings);
  return (error: ApiError) =>
    showAlert({
      name: 'dref-failure',
      variant: 'danger',
      title: failureText(error, t),
      debugText: error.debugText,
    });
}

/** A document, and when the question about its move was opened, in milliseconds of the device's clock. */
interface Moved extends Addressed {
  readonly openedAt: number;
}

/** A move that was made, with the server's answer; null for a document that somebody has saved since it was read. */
type MoveAnswer = object | null;

/**
 * Finalises or approves a document. The server moves it as it is, so that a question which was left open would approve an edit that its
 * reader has not seen: one that was saved since the question read it is not moved. One that was moved is left to the server to refuse.
 *
 * @source reference/dref.md, section 3.1
 */
export function useMove(move: Move) {
  const client = useQueryClient();
  const invalidate = useInvalidateDrefs();
  const showFailure = useShowFailure();
  return useMutation<MoveAnswer, ApiError, Moved>({
    mutationFn: async ({ openedAt, ...document }) => {
      const reading = client.getQueryState<StoredDref>(readingKey(document));
      // an earlier reading is not what the question shows: it may be older than one's own save
      const seen = reading && reading.dataUpdatedAt >= openedAt ? reading.data : undefined;
      if (seen && isSavedSince(seen, await readDocument(document))) return null;
      const findDone = async (): Promise<Done<object> | null> => {
        const answer = await readDocument(document);
        return isMoved(move, answer.status) ? { answer } : null;
      };
      // the same move by another user counts as done
      return writeOnce(() => sendMove(move, document), { findDone, findMeanwhile: findDone });
    },
    onSettled: invalidate,
    onError: showFailure,
  });
}

export type NextStage = Exclude<DrefStage, 'application'>;

interface NewStage {
  readonly stage: NextStage;
  readonly dref: number;
  readonly language: Language;
}

/** A next stage: the one that was asked for, or that of another person who asked before. */
interface CreatedStage {
  readonly id: number;
  readonly isOfAnother?: boolean;
}

/** Creates the next document of a DREF, in a language. @source reference/dref.md, sections 3.2 and 3.3 */
export function useCreateStage() {
  const invalidate = useInvalidateDrefs();
  const showFailure = useShowFailure();
  return useMutation<CreatedStage, ApiError, NewStage>({
    mutationFn: ({ stage, dref, language }) => {
      const body = { dref, starting_language: language };
      const create = () =>
        stage === 'operationalUpdate'
          ? send('POST /api/v2/dref-op-update/', { body }, { language })
          : send('POST /api/v2/dref-final-report/', { body }, { language });
      return writeOnce<CreatedStage>(create, {
        findDone: () => findStage(stage, dref),
        findMeanwhile: async () => {
          const found = await findStage(stage, dref);
          return found && { answer: { ...found.answer, isOfAnother: true } };
        },
      });
    },
    onSettled: invalidate,
    onError: showFailure,
  });
}
