import { Admin2 } from '#contract/admin2';
import { EmergencyProject } from '#contract/emergencyProject';
import { Project, RegionalProject } from '#contract/project';
import { toFlatCsv } from '../core/http/csv';
import { anyOfColumn, equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import type { Room } from '../core/room';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { events } from '../emergencies/tables';
import { countries, districts, regions } from '../places/tables';
import { erus } from '../surge/tables';
import { emergencyProjectItems } from './activities';
import { admin2Item } from './admin2';
import { updateStatuses } from './dailyStatus';
import { figureRoutes } from './figures';
import { activityOptions } from './options';
import { activityFilters, projectFilters } from './projectFilters';
import { projectItems } from './projects';
import { regionalProject } from './regionalProjects';
import { seedThreeW } from './seed';
import { admin2Areas, emergencyProjects, projects, regionalProjects } from './tables';
import { visibleProjects } from './visibility';
import { writingRoutes } from './writing';

const readingRoutes: Route[] = [
  ...resource('/api/v2/project/', projects, {
    filters: projectFilters,
    related: {
      country: countries,
      region: regions,
      reporting_ns: countries,
      project_districts: districts,
      user: users,
    },
    ordering: ['name'],
    defaultOrder: '-modified_at',
    search: ['name'],
    visible: visibleProjects,
    item: Project,
    serialise: projectItems,
    single: (row, context) => projectItems([row], context)[0],
  }),
  ...resource('/api/v2/emergency-project/', emergencyProjects, {
    filters: { ...range('start_date', 'start_date', 'day'), ...activityFilters },
    related: { country: countries, reporting_ns: countries, event: events, deployed_eru: erus, user: users },
    ordering: ['title'],
    defaultOrder: '-modified_at',
    search: ['title'],
    item: EmergencyProject,
    toCsv: toFlatCsv,
    serialise: emergencyProjectItems,
    single: (row, context) => emergencyProjectItems([row], context)[0],
  }),
  ...resource('/api/v2/regional-project/', regionalProjects, {
    ordering: ['id', 'name'],
    search: ['name'],
    item: RegionalProject,
    serialise: (rows) => rows.map(regionalProject),
    single: regionalProject,
  }),
  ...resource('/api/v2/admin2/', admin2Areas, {
    filters: {
      id: equals('id'),
      id__in: anyOfColumn('id'),
      admin1: equals('district'),
      admin1__in: anyOfColumn('district'),
      admin1__country: (values, parameter) =>
        sql`district IN (SELECT id FROM district WHERE ${equals('country')(values, parameter)})`,
      name: equals('name', 'text'),
    },
    ordering: ['id', 'name', 'code'],
    defaultOrder: 'name',
    search: ['name', 'code'],
    item: Admin2,
    serialise: (rows, context) => rows.map((row) => admin2Item(row, context)),
    single: admin2Item,
  }),
  route('GET /api/v2/emergency-project/options/', 'everyone', activityOptions),
];

/** Who does what, where: projects of National Societies, and activities in the response to emergencies. */
export const threeWRoom: Room = {
  name: 'three-w',
  tables: [projects, emergencyProjects, regionalProjects, admin2Areas],
  seed: seedThreeW,
  routes: [...readingRoutes, ...figureRoutes, ...writingRoutes].map((each) => ({
    ...each,
    handle: (context) => {
      updateStatuses(context);
      return each.handle(context);
    },
  })),
};
