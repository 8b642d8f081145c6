import { z } from 'zod';
import { endpoint } from '../endpoint';
import { EruType, PersonnelType } from '../enums';
import { Eru } from '../eru';
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
      atype: z.int(),
      category: z.int(),
      message: z.string(),
      message__icontains: z.string(),
      molnix_status: oneOrMany(z.int()),
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
};
