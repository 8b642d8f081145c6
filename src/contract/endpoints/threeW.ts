import { z } from 'zod';
import { Admin2 } from '../admin2';
import { EmergencyProject, EmergencyProjectBody, EmergencyProjectOptions } from '../emergencyProject';
import { endpoint } from '../endpoint';
import {
  EmergencyProjectActivityLead,
  EmergencyProjectStatus,
  ProjectOperationType,
  ProjectProgrammeType,
  ProjectStatus,
} from '../enums';
import { dateRange, listQuery, oneOrMany, paginated, query } from '../page';
import { Project, ProjectBody, RegionalProject } from '../project';
import {
  GlobalProjectOverview,
  MovementActivities,
  RegionProjectOverview,
  SocietyFlows,
  SocietyProjects,
} from '../projectFigures';

/** The filters of projects that the endpoints of figures take too. */
const figureFilters = {
  country: oneOrMany(z.int()),
  operation_type: oneOrMany(ProjectOperationType),
  primary_sector: oneOrMany(z.int()),
  programme_type: oneOrMany(ProjectProgrammeType),
  project_districts: oneOrMany(z.int()),
  reporting_ns: oneOrMany(z.int()),
  secondary_sectors: oneOrMany(z.int()),
  status: oneOrMany(ProjectStatus),
};

const projectFilters = {
  ...figureFilters,
  country_iso3: oneOrMany(z.string()),
  exclude_within: z.boolean(),
  region: oneOrMany(z.int()),
  user: z.int(),
};

export const threeWEndpoints = {
  'GET /api/v2/project/': endpoint({ query: listQuery(projectFilters), response: paginated(Project) }),
  'GET /api/v2/project/{id}/': endpoint({ response: Project }),
  'POST /api/v2/project/': endpoint({ body: ProjectBody, response: Project }),
  'PATCH /api/v2/project/{id}/': endpoint({ body: ProjectBody.partial(), response: Project }),
  'DELETE /api/v2/project/{id}/': endpoint({}),
  'GET /api/v2/regional-project/': endpoint({ query: listQuery({}), response: paginated(RegionalProject) }),
  'GET /api/v2/global-project/overview/': endpoint({
    query: query(figureFilters),
    response: GlobalProjectOverview,
  }),
  'GET /api/v2/global-project/ns-ongoing-projects-stats/': endpoint({
    query: query(figureFilters),
    response: z.array(SocietyProjects),
  }),
  'GET /api/v2/region-project/{id}/overview/': endpoint({
    query: query(figureFilters),
    response: RegionProjectOverview,
  }),
  'GET /api/v2/region-project/{id}/movement-activities/': endpoint({
    query: query(figureFilters),
    response: MovementActivities,
  }),
  'GET /api/v2/region-project/{id}/national-society-activities/': endpoint({
    query: query(figureFilters),
    response: SocietyFlows,
  }),
  'GET /api/v2/region-project/national-society-activities/': endpoint({
    query: query(figureFilters),
    response: SocietyFlows,
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
  'POST /api/v2/emergency-project/': endpoint({ body: EmergencyProjectBody, response: EmergencyProject }),
  'PATCH /api/v2/emergency-project/{id}/': endpoint({
    body: EmergencyProjectBody.partial(),
    response: EmergencyProject,
  }),
  'DELETE /api/v2/emergency-project/{id}/': endpoint({}),
  'GET /api/v2/emergency-project/options/': endpoint({ response: EmergencyProjectOptions }),
  'GET /api/v2/admin2/': endpoint({
    query: listQuery({
      id__in: oneOrMany(z.int()),
      admin1: z.int(),
      admin1__in: oneOrMany(z.int()),
      admin1__country: z.int(),
      name: z.string(),
    }),
    response: paginated(Admin2),
  }),
};
