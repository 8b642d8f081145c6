import { useMemo } from 'react';
import { blankValues, valuesOfStored } from '#app/form/derive';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { EapRegistration } from '#contract/eap';
import type { FullEap } from '#contract/eapDocument';
import type { FullValues } from '../fields/eapShape';
import { fullLayout } from '../fields/full';
import { fullQuery } from '../queries';
import { fullForm } from './defineEapForm';
import { EapForm } from './EapForm';
import { EapFormPage, type ShownForm } from './EapFormPage';
import { fromRegistration } from './fromRegistration';
import { bodyFor, type DocumentCalls, useDocumentActions } from './useDocumentActions';
import { useEapStrings } from './useEapStrings';

const createEndpoint = 'POST /api/v2/full-eap/';
const patchEndpoint = 'PATCH /api/v2/full-eap/{id}/';

const calls: DocumentCalls<FullEap> = {
  read: (id, signal) => send('GET /api/v2/full-eap/{id}/', { path: { id } }, { signal }),
  create: (body, signal) => send(createEndpoint, { body: bodyFor(createEndpoint, body) }, { signal }),
  patch: (id, body, signal) => send(patchEndpoint, { path: { id }, body: bodyFor(patchEndpoint, body) }, { signal }),
  cacheKey: (id) => fullQuery(id).queryKey,
  latestOf: ({ latest_full_eap }) => latest_full_eap,
  address: (eapId) => href('fullEapForm', { eapId }),
};

export function Component() {
  return (
    <EapFormPage kind="full" query={fullQuery}>
      {(shown) => <FullForm {...shown} />}
    </EapFormPage>
  );
}

/** The answers that a new full protocol takes from its registration. */
const initialValues = (registration: EapRegistration): FullValues => ({
  ...blankValues(fullForm(registration.id)),
  ...fromRegistration(registration),
  expected_submission_time: registration.expected_submission_time,
});

/** A full protocol in its tabs. @source reference/eap.md, section 2.5 */
function FullForm(shown: ShownForm<FullEap>) {
  const t = useEapStrings();
  const { registration, stored } = shown;
  const definition = useMemo(() => fullForm(registration.id), [registration.id]);
  const actions = useDocumentActions<FullValues, FullEap>(registration, definition, calls);
  return (
    <EapForm
      {...shown}
      definition={definition}
      layout={fullLayout}
      initial={stored ? valuesOfStored(definition, stored) : initialValues(registration)}
      actions={actions}
      label={t.fullTitle}
    />
  );
}
