import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '#app/request/apiQuery';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { sendFiles } from '#app/request/upload';
import { writeOnce } from '#app/request/writeOnce';
import type { EapStatusBody } from '#contract/eap';
import type { Endpoint } from '#contract/types';
import type { StatusStep } from '#domain/eap/statusSteps';

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
  /** The status that somebody else has given the protocol meanwhile; null when the step is taken. */
  readonly movedTo: number | null;
}

/** Sends the step with its file; after a lost response or a refusal the server is asked where the protocol is. */
function takeStep(id: number, { from, to }: StatusStep, body: EapStatusBody): Promise<StepResult> {
  /** Where the protocol is now; null when it has not moved. `ownStatus` is the one that this step gives it. */
  const findMove = async (ownStatus?: number) => {
    const { status } = await send('GET /api/v2/eap-registration/{id}/', { path: { id } });
    return status === from ? null : { answer: { movedTo: status === ownStatus ? null : status } };
  };
  const write = () => sendFiles(endpoint, { path: { id }, body }).then(() => ({ movedTo: null }));
  return writeOnce<StepResult>(write, {
    findDone: () => findMove(to),
    findMeanwhile: () => findMove(),
  });
}

/** Takes a step of a protocol. The dialog shows all failures. @param onTaken - not called when somebody else has moved the protocol */
export function useStatusStep(registration: number, step: StatusStep, onTaken: () => void) {
  const forget = useForgetProtocols();
  return useMutation<StepResult, ApiError, EapStatusBody>({
    mutationFn: (body) => takeStep(registration, step, body),
    onSuccess: ({ movedTo }) => {
      if (movedTo !== null) return;
      forget();
      onTaken();
    },
  });
}
