import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';

export const registrationQuery = (id: number) => apiQuery('GET /api/v2/eap-registration/{id}/', { path: { id } });

export const simplifiedQuery = (id: number) => apiQuery('GET /api/v2/simplified-eap/{id}/', { path: { id } });

export const fullQuery = (id: number) => apiQuery('GET /api/v2/full-eap/{id}/', { path: { id } });

export const shareUsersQuery = (id: number) => apiQuery('GET /api/v2/eap-share-users/{id}/', { path: { id } });

/** The codes of planning of sectors and approaches. */
export const eapOptionsQuery = () => apiQuery('GET /api/v2/eap/options/', {});

export const templateQuery = (template: 'budget_template' | 'forecast_table' | 'theory_of_change_table') =>
  apiQuery('GET /api/v2/eap/global-files/{template}/', { path: { template } });

/** The queries of the lists that every form needs; they start while its code loads. */
export const registrationFormData = () => [
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
  referenceQuery('disasterTypes'),
];

export const eapFormData = ({ params }: LoaderSource) => [
  registrationQuery(Number(params.eapId)),
  ...registrationFormData(),
];
