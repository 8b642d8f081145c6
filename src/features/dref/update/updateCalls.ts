import { bodyFor } from '#app/form/bodyFor';
import { send } from '#app/request/send';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { operationalUpdateQuery } from '#resources/dref/queries';
import type { UpdateValues } from '../fields/drefShape';
import type { DocumentCalls } from '../form/useDocumentActions';

const endpoint = 'PATCH /api/v2/dref-op-update/{id}/';

/** The server calls of operational updates. */
export const updateCalls: DocumentCalls<UpdateValues, DrefOperationalUpdate> = {
  read: (id, signal) => send('GET /api/v2/dref-op-update/{id}/', { path: { id } }, { signal }),
  patch: (id, body, options) => send(endpoint, { path: { id }, body: bodyFor(endpoint, body) }, options),
  cacheKey: ({ id }) => operationalUpdateQuery(id).queryKey,
};
