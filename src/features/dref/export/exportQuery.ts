import { queryOptions } from '@tanstack/react-query';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { ApiError } from '#app/request/errors';
import { poll } from '#app/request/poll';
import { send } from '#app/request/send';
import type { PdfOutcome } from '#resources/pdf-export/PdfExport';
import { type Exported, exportInterval, exportOutcome, exportType } from './exportState';

const endpoint = 'POST /api/v2/pdf-export/';

/**
 * Has the PDF of a document made in the chosen language, and asks until that has ended. It is asked for once each time: neither a lost
 * connection nor another opening repeats it.
 *
 * @source reference/dref.md, section 1.4
 */
export const exportQuery = (document: Exported, isPga: boolean) =>
  queryOptions<PdfOutcome, ApiError>({
    queryKey: [endpoint, document.stage, document.id, isPga],
    queryFn: async ({ signal }) => {
      const body = { export_id: document.id, export_type: exportType(document), is_pga: isPga, per_country: null };
      const { id } = await send(endpoint, { body }, { signal, language: chosenLanguage() });
      const ask = async () => exportOutcome(await send('GET /api/v2/pdf-export/{id}/', { path: { id } }, { signal }));
      return poll(ask, exportInterval, signal);
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
