import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { type ExtractState, extractState, pollInterval } from './extractState';

const endpoint = 'GET /api/v2/export-flash-update/{id}/';

/** Resolves after a time; rejects with the signal's reason when it is aborted. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

/** Asks until the PDF of an update is ready, a call fails or it takes too long. Nothing is kept: each opening asks anew. */
export const extractQuery = (id: number) =>
  queryOptions<ExtractState, ApiError>({
    queryKey: [endpoint, id],
    queryFn: async ({ signal }) => {
      for (let answers = 1; ; answers += 1) {
        const state = extractState(await send(endpoint, { path: { id } }, { signal }), answers);
        if (state !== 'pending') return state;
        await pause(pollInterval, signal);
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
