import { send } from '#app/request/send';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { operationalUpdateQuery } from '#resources/dref/queries';
import { bodyFor } from '../form/documentActions';

const endpoint = 'PATCH /api/v2/dref-op-update/{id}/';

/** The server calls of operational updates. */
export const updateCalls = {
  read: (id: number, signal: AbortSignal) => send('GET /api/v2/dref-op-update/{id}/', { path: { id } }, { signal }),
  patch: (id: number, body: object, options: Parameters<typeof send>[2]) =>
    send(endpoint, { path: { id }, body: bodyFor(endpoint, body) }, options),
  cacheKey: ({ id }: DrefOperationalUpdate) => operationalUpdateQuery(id).queryKey,
};
