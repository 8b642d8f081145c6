import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { EapRegistration } from '#contract/eap';
import { accountName } from '#domain/account/displayName';
import type { RegistrationValues } from '../fields/eapShape';
import { useEapStrings } from '../form/useEapStrings';
import { registrationQuery } from '../queries';

const createEndpoint = 'POST /api/v2/eap-registration/';
const patchEndpoint = 'PATCH /api/v2/eap-registration/{id}/';

/** The save actions of a registration. @source reference/eap.md, sections 1.3 and 4.1 */
export function useRegistrationActions(): SaveActions<RegistrationValues, EapRegistration> {
  const t = useEapStrings();
  const { user } = useCurrentUser();
  const author = user?.id;
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      savedBy: ({ modified_by_details: person }) => person && accountName(person),
      readLatest: ({ id }, signal) => send('GET /api/v2/eap-registration/{id}/', { path: { id } }, { signal }),
      findSubmitted: async ({ national_society, disaster_type }, signal) => {
        const query = {
          national_society: national_society ?? undefined,
          disaster_type: disaster_type ?? undefined,
          limit: 20,
          ordering: '-id',
        };
        const { results } = await send('GET /api/v2/eap-registration/', { query }, { signal });
        return results
          .filter(({ created_by }) => created_by === author)
          .map((row) => ({
            id: row.id,
            title: t.about({ country: row.country_details.name ?? '', hazard: row.disaster_type_details.name ?? '' }),
            href: href('eapDevelopmentRegistration', { eapId: row.id }),
          }));
      },
      send: (fields, { stored, signal }) =>
        stored
          ? send(patchEndpoint, { path: { id: stored.id }, body: bodyFor(patchEndpoint, fields) }, { signal })
          : send(createEndpoint, { body: bodyFor(createEndpoint, fields) }, { signal }),
      cacheKey: ({ id }) => registrationQuery(id).queryKey,
      invalidates: ['GET /api/v2/eap-registration/'],
      onSaved: (_, wasNew) => {
        showAlert({
          name: 'eap-registered',
          variant: 'success',
          title: wasNew ? t.registered : t.registrationSaved,
          ...(wasNew && { description: t.registeredText }),
        });
        return { address: href('accountMyFormsEap') };
      },
    }),
    [t, author],
  );
}
