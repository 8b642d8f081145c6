import { queryOptions } from '@tanstack/react-query';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { ApiError } from '#app/request/errors';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { PdfExportBody } from '#contract/pdfExport';
import { exportOutcome, type PdfOutcome } from './pdfOutcome';

const endpoint = 'POST /api/v2/pdf-export/';

/** Milliseconds. @source reference/dref.md, section 1.4; reference/eap.md, section 1.5; reference/preparedness.md, section 1.6 */
const pollingInterval = 5000;

/**
 * Requests the PDF of a document in the current language and polls until it has finished. Each query sends one request for a PDF: it is
 * neither retried nor cached, and a reconnect does not refetch it.
 *
 * @source reference/dref.md, section 1.4; reference/preparedness.md, section 1.6
 */
export const pdfQuery = (body: PdfExportBody) =>
  queryOptions<PdfOutcome, ApiError>({
    queryKey: [endpoint, body],
    queryFn: async ({ signal }) => {
      const { id } = await send(endpoint, { body }, { signal, language: chosenLanguage() });
      const ask = async () => exportOutcome(await send('GET /api/v2/pdf-export/{id}/', { path: { id } }, { signal }));
      return poll(ask, pollingInterval, signal);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
