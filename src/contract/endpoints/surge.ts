import { z } from 'zod';
import {
  DeploymentsByEvent,
  DeploymentsByMonth,
  DeploymentsBySociety,
  ErusByEvent,
  SurgeSupportByEvent,
} from '../deploymentsByEvent';
import { endpoint } from '../endpoint';
import { EruType, PersonnelType } from '../enums';
import { Eru, EruOwner, EruOwnerMini } from '../eru';
import { EruReadiness, EruReadinessBody, EruReadinessTypeItem } from '../eruReadiness';
import { dateRange, listQuery, oneOrMany, paginated, query } from '../page';
import { DeploymentFigures, Personnel } from '../personnel';
import { SurgeAlert } from '../surgeAlert';

export const surgeEndpoints = {
  'GET /api/v2/surge_alert/': endpoint({
    query: listQuery({
      ...dateRange('created_at'),
      ...dateRange('start'),
      ...dateRange('end'),
      event: z.int(),
      country: z.int(),
      country__in: oneOrMany(z.int()),
      atype: z.int(),
      category: z.int(),
      message: z.string(),
      message__icontains: z.string(),
      molnix_status: oneOrMany(z.int()),
      molnix_tag_name: z.string(),
      molnix_tag_names: oneOrMany(z.string()),
    }),
    response: paginated(SurgeAlert),
  }),
  'GET /api/v2/personnel/': endpoint({
    query: listQuery({
      ...dateRange('start_date'),
      ...dateRange('end_date'),
      role__icontains: z.string(),
      country_from: z.int(),
      country_to: z.int(),
      type: PersonnelType,
      event_deployed_to: z.int(),
      is_active: z.boolean(),
      dtype: z.int(),
    }),
    response: paginated(Personnel),
  }),
  'GET /api/v2/eru/': endpoint({
    query: listQuery({
      available: z.boolean(),
      ...dateRange('start_date'),
      ...dateRange('end_date'),
      deployed_to__isnull: z.boolean(),
      deployed_to__in: oneOrMany(z.int()),
      type: EruType,
      event: z.int(),
      event__in: oneOrMany(z.int()),
      disaster_type: z.int(),
    }),
    response: paginated(Eru),
  }),
  'GET /api/v2/deployment/aggregated': endpoint({ query: query({ event: z.int() }), response: DeploymentFigures }),
  'GET /api/v2/deployment/aggregated_by_ns': endpoint({ response: z.array(DeploymentsBySociety) }),
  'GET /api/v2/deployment/aggregated_by_month': endpoint({ response: z.array(DeploymentsByMonth) }),
  'GET /api/v2/personnel_by_event/': endpoint({ query: listQuery({}), response: paginated(DeploymentsByEvent) }),
  'GET /api/v2/deployed_eru_by_event/': endpoint({
    query: listQuery({ eru_type: EruType }),
    response: paginated(ErusByEvent),
  }),
  'GET /api/v2/aggregated-eru-and-rapid-response/': endpoint({
    query: listQuery({}),
    response: paginated(SurgeSupportByEvent),
  }),
  'GET /api/v2/eru_owner/': endpoint({
    query: listQuery({ eru_type: oneOrMany(EruType), available: z.boolean() }),
    response: paginated(EruOwner),
  }),
  'GET /api/v2/eru_owner/mini/': endpoint({ query: listQuery({}), response: paginated(EruOwnerMini) }),
  'GET /api/v2/eru-readiness/': endpoint({
    query: listQuery({ eru_owner: z.int(), eru_type: EruType }),
    response: paginated(EruReadiness),
  }),
  'GET /api/v2/eru-readiness-type/': endpoint({
    query: listQuery({ eru_owner: z.int(), type: EruType }),
    response: paginated(EruReadinessTypeItem),
  }),
  'GET /api/v2/eru-readiness/{id}/': endpoint({ response: EruReadiness }),
  'POST /api/v2/eru-readiness/': endpoint({ body: EruReadinessBody, response: EruReadiness }),
  'PATCH /api/v2/eru-readiness/{id}/': endpoint({ body: EruReadinessBody, response: EruReadiness }),
  'GET /api/v2/export-eru-readiness': endpoint({}),
};
