import { z } from 'zod';
import { CompletedDref, DrefMini } from '../dref';
import { EmergencyProject, EmergencyProjectOptions } from '../emergencyProject';
import { endpoint } from '../endpoint';
import {
  DrefType,
  EmergencyProjectActivityLead,
  EmergencyProjectStatus,
  EruType,
  PersonnelType,
  ProjectProgrammeType,
  ProjectStatus,
} from '../enums';
import { Eru } from '../eru';
import { dateRange, listQuery, oneOrMany, paginated, query } from '../page';
import { PerProcess } from '../perProcess';
import { DeploymentFigures, Personnel } from '../personnel';
import { Project } from '../project';
import { SurgeAlert } from '../surgeAlert';

const perProcessQuery = listQuery({ country: oneOrMany(z.int()), region: z.int(), id: z.int() });

const drefQuery = listQuery({
  country: oneOrMany(z.int()),
  created_at__lte: z.string(),
  created_at__gte: z.string(),
  type_of_dref: oneOrMany(DrefType),
  disaster_type: z.int(),
  appeal_code: z.string(),
});

export const operationEndpoints = {
  'GET /api/v2/project/': endpoint({
    query: listQuery({
      country: oneOrMany(z.int()),
      region: oneOrMany(z.string()),
      reporting_ns: oneOrMany(z.int()),
      primary_sector: oneOrMany(z.int()),
      secondary_sectors: oneOrMany(z.int()),
      programme_type: oneOrMany(ProjectProgrammeType),
      status: oneOrMany(ProjectStatus),
      user: z.int(),
    }),
    response: paginated(Project),
  }),
  'GET /api/v2/emergency-project/': endpoint({
    query: listQuery({
      ...dateRange('start_date'),
      status: oneOrMany(EmergencyProjectStatus),
      activity_lead: oneOrMany(EmergencyProjectActivityLead),
      country: oneOrMany(z.int()),
      country_iso3: oneOrMany(z.string()),
      reporting_ns: oneOrMany(z.int()),
      event: oneOrMany(z.int()),
      deployed_eru: oneOrMany(z.int()),
      sector: oneOrMany(z.int()),
      user: z.int(),
    }),
    response: paginated(EmergencyProject),
  }),
  'GET /api/v2/emergency-project/{id}/': endpoint({ response: EmergencyProject }),
  'GET /api/v2/emergency-project/options/': endpoint({ response: EmergencyProjectOptions }),

  'GET /api/v2/aggregated-per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  'GET /api/v2/per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  /** A spreadsheet. */
  'GET /api/v2/export-per/{id}/': endpoint({}),
  'GET /api/v2/active-dref/': endpoint({ query: drefQuery, response: paginated(DrefMini) }),
  'GET /api/v2/completed-dref/': endpoint({ query: drefQuery, response: paginated(CompletedDref) }),

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
