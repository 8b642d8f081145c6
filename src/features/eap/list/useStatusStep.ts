import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKey } from '#app/request/apiQuery';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { upload } from '#app/request/upload';
import type { EapStatusBody } from '#contract/eap';
import type { Endpoint } from '#contract/types';

/** What a change of a protocol's status makes stale. */
export const staleAfterStep: readonly Endpoint[] = [
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

const endpoint = 'POST /api/v2/eap-registration/{id}/status/';

/** Sends the step with its file; after a lost response the server is asked whether it is taken. */
async function takeStep(id: number, body: EapStatusBody): Promise<void> {
  await upload(
    endpoint,
    { path: { id }, body },
    {
      findDone: async () => {
        const registration = await send('GET /api/v2/eap-registration/{id}/', { path: { id } });
        return registration.status === body.status ? { answer: registration } : null;
      },
    },
  );
}

/** Takes a step of a protocol. The dialog shows all failures. */
export function useStatusStep(registration: number, onDone: () => void) {
  const forget = useForgetProtocols();
  return useMutation<void, ApiError, EapStatusBody>({
    mutationFn: (body) => takeStep(registration, body),
    onSuccess: () => {
      forget();
      onDone();
    },
  });
}
