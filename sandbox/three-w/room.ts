import { EmergencyProject } from '#contract/emergencyProject';
import { Project } from '#contract/project';
import { anyOfColumn, anyOfRepeated, equals, linkedTo, linkedToRepeated, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { activityOptions, emergencyProjectItems } from './activities';
import { projectItems } from './projects';
import { seedThreeW } from './seed';
import { emergencyProjects, projects } from './tables';

const projectRoutes: Route[] = [
  ...resource('/api/v2/project/', projects, {
    filters: {
      country: anyOfColumn('project_country'),
      region: anyOfColumn('region'),
      reporting_ns: anyOfColumn('reporting_ns'),
      primary_sector: anyOfColumn('primary_sector'),
      secondary_sectors: linkedTo('project', 'secondary_sectors'),
      programme_type: anyOfColumn('programme_type'),
      status: anyOfColumn('status'),
      user: equals('user'),
    },
    ordering: ['id', 'name', 'start_date', 'end_date', 'status', 'budget_amount', 'target_total', 'modified_at'],
    defaultOrder: '-modified_at',
    search: ['name'],
    item: Project,
    serialise: projectItems,
    single: (row, context) => projectItems([row], context)[0],
  }),
  ...resource('/api/v2/emergency-project/', emergencyProjects, {
    filters: {
      ...range('start_date', 'start_date', 'day'),
      status: anyOfRepeated('status', 'text'),
      activity_lead: anyOfRepeated('activity_lead', 'text'),
      country: anyOfRepeated('country'),
      country_iso3: anyOfColumn('country_iso3', 'text'),
      reporting_ns: anyOfRepeated('reporting_ns'),
      event: anyOfRepeated('event'),
      deployed_eru: anyOfRepeated('deployed_eru'),
      sector: linkedToRepeated('emergency_project', 'sectors'),
      user: equals('user'),
    },
    ordering: ['title'],
    defaultOrder: '-modified_at',
    search: ['title'],
    item: EmergencyProject,
    serialise: emergencyProjectItems,
    single: (row, context) => emergencyProjectItems([row], context)[0],
  }),
  route('GET /api/v2/emergency-project/options/', 'everyone', activityOptions),
];

/** Who does what, where: projects of National Societies, and activities in the response to emergencies. */
export const threeWRoom: Room = {
  name: 'three-w',
  tables: [projects, emergencyProjects],
  seed: seedThreeW,
  routes: projectRoutes,
};
