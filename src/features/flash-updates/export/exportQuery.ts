import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { PdfOutcome } from '#resources/pdf-export/pdfOutcome';
import { extractState, pollInterval } from './extractState';

const endpoint = 'GET /api/v2/export-flash-update/{id}/';

/** Asks until the PDF of an update is ready, a call fails or it takes too long. Nothing is kept: each opening asks anew. */
export const extractQuery = (id: number) =>
  queryOptions<PdfOutcome, ApiError>({
    queryKey: [endpoint, id],
    queryFn: ({ signal }) =>
      poll(
        async (times) => {
          const state = extractState(await send(endpoint, { path: { id } }, { signal }), times);
          return state === 'pending' ? undefined : state;
        },
        pollInterval,
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
