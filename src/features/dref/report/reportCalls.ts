import { send } from '#app/request/send';
import type { DrefFinalReport } from '#contract/drefDocument';
import { finalReportQuery } from '#resources/dref/queries';
import { bodyFor } from '../form/documentActions';

const endpoint = 'PATCH /api/v2/dref-final-report/{id}/';

/** The server calls of final reports. */
export const reportCalls = {
  read: (id: number, signal: AbortSignal) => send('GET /api/v2/dref-final-report/{id}/', { path: { id } }, { signal }),
  patch: (id: number, body: object, options: Parameters<typeof send>[2]) =>
    send(endpoint, { path: { id }, body: bodyFor(endpoint, body) }, options),
  cacheKey: ({ id }: DrefFinalReport) => finalReportQuery(id).queryKey,
};
