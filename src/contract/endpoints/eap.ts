import { z } from 'zod';
import {
  EapGlobalFile,
  EapMini,
  EapOptions,
  EapRegistration,
  EapRegistrationBody,
  EapShareBody,
  EapShareUsers,
  EapStatusAnswer,
  EapStatusBody,
  EapValidatedBudget,
  EapValidatedBudgetBody,
} from '../eap';
import { FullEap, FullEapBody, SimplifiedEap, SimplifiedEapBody } from '../eapDocument';
import { EapFile, EapFileBody } from '../eapParts';
import { endpoint } from '../endpoint';
import { EapEapStatus, EapEapType } from '../enums';
import { listQuery, oneOrMany, paginated } from '../page';

/** The server knows no comma lists here, and reads the last of several statuses or types. */
const eapQuery = listQuery({
  country: oneOrMany(z.int()),
  disaster_type: oneOrMany(z.int()),
  eap_type: EapEapType,
  national_society: oneOrMany(z.int()),
  region: z.int(),
  status: EapEapStatus,
});

/** A revision takes nothing. */
const nothing = z.object({});

export const eapEndpoints = {
  'GET /api/v2/eap-registration/': endpoint({ query: eapQuery, response: paginated(EapRegistration) }),
  'GET /api/v2/eap-registration/{id}/': endpoint({ response: EapRegistration }),
  'POST /api/v2/eap-registration/': endpoint({ body: EapRegistrationBody, response: EapRegistration }),
  'PATCH /api/v2/eap-registration/{id}/': endpoint({ body: EapRegistrationBody, response: EapRegistration }),
  'POST /api/v2/eap-registration/{id}/status/': endpoint({ body: EapStatusBody, response: EapStatusAnswer }),
  'POST /api/v2/eap-registration/{id}/upload-validated-budget-file/': endpoint({
    body: EapValidatedBudgetBody,
    response: EapValidatedBudget,
  }),
  'POST /api/v2/eap-registration/{id}/share/': endpoint({ body: EapShareBody }),
  'GET /api/v2/eap-share-users/{id}/': endpoint({ response: EapShareUsers }),

  'GET /api/v2/simplified-eap/{id}/': endpoint({ response: SimplifiedEap }),
  'POST /api/v2/simplified-eap/': endpoint({ body: SimplifiedEapBody, response: SimplifiedEap }),
  'PATCH /api/v2/simplified-eap/{id}/': endpoint({ body: SimplifiedEapBody.partial(), response: SimplifiedEap }),
  'POST /api/v2/simplified-eap/{id}/revise/': endpoint({ body: nothing, response: SimplifiedEap }),

  'GET /api/v2/full-eap/{id}/': endpoint({ response: FullEap }),
  'POST /api/v2/full-eap/': endpoint({ body: FullEapBody, response: FullEap }),
  'PATCH /api/v2/full-eap/{id}/': endpoint({ body: FullEapBody.partial(), response: FullEap }),
  'POST /api/v2/full-eap/{id}/revise/': endpoint({ body: nothing, response: FullEap }),

  'POST /api/v2/eap-file/': endpoint({ body: EapFileBody, response: EapFile }),
  'GET /api/v2/eap/options/': endpoint({ response: EapOptions }),
  'GET /api/v2/eap/global-files/{template}/': endpoint({ response: EapGlobalFile }),
  'GET /api/v2/active-eap/': endpoint({ query: eapQuery, response: paginated(EapMini) }),
};
