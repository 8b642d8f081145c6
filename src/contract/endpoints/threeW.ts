import { z } from 'zod';
import { EmergencyProject, EmergencyProjectOptions } from '../emergencyProject';
import { endpoint } from '../endpoint';
import { EmergencyProjectActivityLead, EmergencyProjectStatus, ProjectProgrammeType, ProjectStatus } from '../enums';
import { dateRange, listQuery, oneOrMany, paginated } from '../page';
import { Project } from '../project';

export const threeWEndpoints = {
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
};
