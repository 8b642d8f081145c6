import { bodyFor } from '#app/form/bodyFor';
import { send } from '#app/request/send';
import type { DrefFinalReport } from '#contract/drefDocument';
import { finalReportQuery } from '#resources/dref/queries';
import type { ReportValues } from '../fields/drefShape';
import type { DocumentCalls } from '../form/useDocumentActions';

const endpoint = 'PATCH /api/v2/dref-final-report/{id}/';

/** The server calls of final reports. */
export const reportCalls: DocumentCalls<ReportValues, DrefFinalReport> = {
  read: (id, signal) => send('GET /api/v2/dref-final-report/{id}/', { path: { id } }, { signal }),
  patch: (id, body, options) => send(endpoint, { path: { id }, body: bodyFor(endpoint, body) }, options),
  cacheKey: ({ id }) => finalReportQuery(id).queryKey,
};
