import { queryOptions } from '@tanstack/react-query';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { ApiError } from '#app/request/errors';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { PdfExportBody } from '#contract/pdfExport';
import { exportOutcome, type PdfOutcome } from './pdfOutcome';

const endpoint = 'POST /api/v2/pdf-export/';

/**
 * Has the PDF of a document made in the chosen language, and asks until that has ended. It is asked for once each time: neither a lost
 * connection nor another opening repeats it.
 *
 * @param interval - milliseconds between two questions whether it is ready
 * @source reference/dref.md, section 1.4; reference/preparedness.md, section 1.6
 */
export const pdfQuery = (body: PdfExportBody, interval: number) =>
  queryOptions<PdfOutcome, ApiError>({
    queryKey: [endpoint, body],
    queryFn: async ({ signal }) => {
      const { id } = await send(endpoint, { body }, { signal, language: chosenLanguage() });
      const ask = async () => exportOutcome(await send('GET /api/v2/pdf-export/{id}/', { path: { id } }, { signal }));
      return poll(ask, interval, signal);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
