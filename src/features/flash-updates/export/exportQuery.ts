import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { PdfOutcome } from '#resources/pdf-export/pdfOutcome';
import { exportState, pollInterval } from './exportState';

const endpoint = 'GET /api/v2/export-flash-update/{id}/';

/** Polls until the PDF of an update is ready, a request fails or the maximum is reached. Not cached: each opening of the dialog starts again. */
export const exportQuery = (id: number) =>
  queryOptions<PdfOutcome, ApiError>({
    queryKey: [endpoint, id],
    queryFn: ({ signal }) =>
      poll(
        async (times) => {
          const state = exportState(await send(endpoint, { path: { id } }, { signal }), times);
          return state === 'pending' ? undefined : state;
        },
        pollInterval,
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
