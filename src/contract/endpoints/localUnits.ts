import { z } from 'zod';
import { DelegationOffice } from '../delegationOffice';
import { endpoint } from '../endpoint';
import { LocalUnitsStatus } from '../enums';
import {
  LocalUnit,
  LocalUnitBody,
  LocalUnitChangeRequest,
  LocalUnitDeprecationBody,
  LocalUnitDetail,
  LocalUnitMessage,
  LocalUnitOptions,
  LocalUnitRejectionBody,
  LocalUnitStepBody,
  PrivateLocalUnit,
  PrivateLocalUnitDetail,
} from '../localUnit';
import {
  ExternallyManagedType,
  ExternallyManagedTypeBody,
  LocalUnitImport,
  LocalUnitImportBody,
  LocalUnitTemplate,
} from '../localUnitImport';
import { listQuery, paginated, query } from '../page';

const unitFilters = {
  country__iso3: z.string(),
  /** The code of a type, not its id. */
  type__code: z.int(),
  status: LocalUnitsStatus,
};

export const localUnitEndpoints = {
  'GET /api/v2/local-units-options/': endpoint({ response: LocalUnitOptions }),
  'GET /api/v2/public-local-units/': endpoint({ query: listQuery(unitFilters), response: paginated(LocalUnit) }),
  'GET /api/v2/public-local-units/{id}/': endpoint({ response: LocalUnitDetail }),
  'GET /api/v2/local-units/': endpoint({ query: listQuery(unitFilters), response: paginated(PrivateLocalUnit) }),
  'GET /api/v2/local-units/{id}/': endpoint({ response: PrivateLocalUnitDetail }),
  'POST /api/v2/local-units/': endpoint({ body: LocalUnitBody, response: PrivateLocalUnitDetail }),
  'PATCH /api/v2/local-units/{id}/': endpoint({ body: LocalUnitBody.partial(), response: PrivateLocalUnitDetail }),
  'GET /api/v2/local-units/{id}/latest-change-request/': endpoint({ response: LocalUnitChangeRequest }),
  'POST /api/v2/local-units/{id}/validate/': endpoint({ body: LocalUnitStepBody, response: PrivateLocalUnit }),
  'POST /api/v2/local-units/{id}/revert/': endpoint({
    body: LocalUnitRejectionBody,
    response: PrivateLocalUnitDetail,
  }),
  'POST /api/v2/local-units/{id}/deprecate/': endpoint({
    body: LocalUnitDeprecationBody,
    response: LocalUnitMessage,
  }),
  'POST /api/v2/local-units/{id}/revert-deprecate/': endpoint({ body: LocalUnitStepBody, response: PrivateLocalUnit }),
  'GET /api/v2/externally-managed-local-unit/': endpoint({
    query: listQuery({ country__id: z.int() }),
    response: paginated(ExternallyManagedType),
  }),
  'POST /api/v2/externally-managed-local-unit/': endpoint({
    body: ExternallyManagedTypeBody,
    response: ExternallyManagedType,
  }),
  'PUT /api/v2/externally-managed-local-unit/{id}/': endpoint({
    body: ExternallyManagedTypeBody,
    response: ExternallyManagedType,
  }),
  'GET /api/v2/bulk-upload-local-unit/': endpoint({
    query: listQuery({ country__id: z.int() }),
    response: paginated(LocalUnitImport),
  }),
  'GET /api/v2/bulk-upload-local-unit/{id}/': endpoint({ response: LocalUnitImport }),
  'POST /api/v2/bulk-upload-local-unit/': endpoint({ body: LocalUnitImportBody, response: LocalUnitImport }),
  'GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/': endpoint({
    query: query({ bulk_upload_template: z.literal(['local_unit', 'health_care']) }),
    response: LocalUnitTemplate,
  }),
  'GET /api/v2/export-local-unit/': endpoint({ query: query({ country: z.int(), local_unit_type: z.int() }) }),
  'GET /api/v2/delegation-office/': endpoint({
    query: listQuery({ country__iso3: z.string(), dotype__code: z.int() }),
    response: paginated(DelegationOffice),
  }),
};
