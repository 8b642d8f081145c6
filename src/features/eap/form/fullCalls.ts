import { bodyFor } from '#app/form/bodyFor';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { FullEap } from '#contract/eapDocument';
import { fullQuery } from '../queries';
import type { DocumentCalls } from './useDocumentActions';

const createEndpoint = 'POST /api/v2/full-eap/';
const patchEndpoint = 'PATCH /api/v2/full-eap/{id}/';

/** The server calls of full protocols. */
export const fullCalls: DocumentCalls<FullEap> = {
  read: (id, signal) => send('GET /api/v2/full-eap/{id}/', { path: { id } }, { signal }),
  create: (body, signal) => send(createEndpoint, { body: bodyFor(createEndpoint, body) }, { signal }),
  patch: (id, body, signal) => send(patchEndpoint, { path: { id }, body: bodyFor(patchEndpoint, body) }, { signal }),
  cacheKey: (id) => fullQuery(id).queryKey,
  latestOf: ({ latest_full_eap }) => latest_full_eap,
  address: (eapId) => href('fullEapForm', { eapId }),
};
