import { bodyFor } from '#app/form/bodyFor';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { SimplifiedEap } from '#contract/eapDocument';
import { simplifiedQuery } from '../queries';
import type { DocumentCalls } from './useDocumentActions';

const createEndpoint = 'POST /api/v2/simplified-eap/';
const patchEndpoint = 'PATCH /api/v2/simplified-eap/{id}/';

/** The server calls of simplified protocols. */
export const simplifiedCalls: DocumentCalls<SimplifiedEap> = {
  read: (id, signal) => send('GET /api/v2/simplified-eap/{id}/', { path: { id } }, { signal }),
  create: (body, signal) => send(createEndpoint, { body: bodyFor(createEndpoint, body) }, { signal }),
  patch: (id, body, signal) => send(patchEndpoint, { path: { id }, body: bodyFor(patchEndpoint, body) }, { signal }),
  cacheKey: (id) => simplifiedQuery(id).queryKey,
  latestOf: ({ latest_simplified_eap }) => latest_simplified_eap,
  address: (eapId) => href('simplifiedEapForm', { eapId }),
};
