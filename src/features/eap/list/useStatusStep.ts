import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '#app/request/apiQuery';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { sendFiles } from '#app/request/upload';
import { writeOnce } from '#app/request/writeOnce';
import type { EapRegistration, EapStatusBody } from '#contract/eap';
import type { Endpoint } from '#contract/types';
import type { StatusStep } from '#domain/eap/statusSteps';
import { unsignedAddress } from '#domain/links/unsignedAddress';
import { versionsOfEap } from '#resources/eap/versions';

/** What a change of a protocol's status makes stale. */
const staleAfterStep: readonly Endpoint[] = [
  'GET /api/v2/eap-registration/',
  'GET /api/v2/eap-registration/{id}/',
  'GET /api/v2/simplified-eap/{id}/',
  'GET /api/v2/full-eap/{id}/',
];

/** Returns a function that reads again what a change of status makes stale. */
export function useForgetProtocols(): () => void {
  const client = useQueryClient();
  return () => {
    for (const endpoint of staleAfterStep) void client.invalidateQueries({ queryKey: queryKey(endpoint) });
  };
}

/** Returns the function that closes a dialog. After a refusal the protocols are read again: somebody else may have changed more than the list shows. */
export function useCloseDialog(isRefused: boolean, onClose: () => void): () => void {
  const forget = useForgetProtocols();
  return () => {
    if (isRefused) forget();
    onClose();
  };
}

const endpoint = 'POST /api/v2/eap-registration/{id}/status/';

interface StepResult {
  /** The status that somebody else has given the protocol meanwhile; null when it has none but that of this step, or still the one before. */
  readonly movedTo: number | null;
  /** Whether the protocol was changed since it was read, and the step therefore not taken. */
  readonly isChanged: boolean;
}

const taken: StepResult = { movedTo: null, isChanged: false };

const readRegistration = (id: number) => send('GET /api/v2/eap-registration/{id}/', { path: { id } });

/** What a step decides on: the versions as they were saved, and the validated budget. Sharing changes neither. */
function decidedOn(registration: EapRegistration): string {
  const { validated_budget_file: budget } = registration;
  const versions = versionsOfEap(registration).map(({ id, modified_at }) => [id, modified_at]);
  return JSON.stringify([versions, budget && unsignedAddress(budget)]);
}

/**
 * Sends the step with its file, unless the protocol was changed since it was read: the server takes the step with the protocol as it is,
 * a version that its reader has not seen included. After a lost response or a refusal the server is asked where the protocol is.
 */
async function takeStep(seen: EapRegistration, { from, to }: StatusStep, body: EapStatusBody): Promise<StepResult> {
  const { id } = seen;
  /** Where the protocol is now; null when it has not moved. `ownStatus` is the one that this step gives it. */
  const findMove = async (ownStatus?: number) => {
    const { status } = await readRegistration(id);
    return status === from ? null : { answer: { ...taken, movedTo: status === ownStatus ? null : status } };
  };
  const current = await readRegistration(id);
  // one that has moved is left to the server to refuse
  if (current.status === from && decidedOn(current) !== decidedOn(seen)) return { ...taken, isChanged: true };
  const write = () => sendFiles(endpoint, { path: { id }, body }).then(() => taken);
  return writeOnce<StepResult>(write, {
    findDone: () => findMove(to),
    findMeanwhile: () => findMove(),
  });
}

/**
 * Takes a step of a protocol. The dialog shows all failures.
 *
 * @param seen - the protocol as its reader saw it
 * @param onTaken - not called when somebody else has moved or changed the protocol
 */
export function useStatusStep(seen: EapRegistration, step: StatusStep, onTaken: () => void) {
  const forget = useForgetProtocols();
  return useMutation<StepResult, ApiError, EapStatusBody>({
    mutationFn: (body) => takeStep(seen, step, body),
    onSuccess: ({ movedTo, isChanged }) => {
      if (movedTo !== null || isChanged) return;
      forget();
      onTaken();
    },
  });
}
