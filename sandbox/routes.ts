import { accountRoutes } from './account/routes';
import { docsRoutes } from './docs';
import { aggregateRoutes } from './emergencies/aggregate';
import { appealRoutes } from './emergencies/appeals';
import { eventRoutes } from './emergencies/events';
import { fieldReportRoutes } from './emergencies/fieldReports';
import { fieldReportWritingRoutes } from './emergencies/fieldReportWriting';
import type { Route } from './http/route';
import { documentRoutes } from './operations/documents';
import { drefRoutes } from './operations/drefs';
import { processRoutes } from './operations/processes';
import { projectRoutes } from './operations/projects';
import { surgeRoutes } from './operations/surge';
import { referenceRoutes } from './resources/reference';
import { searchRoutes } from './search/search';

/** Every address of the API that the sandbox answers. */
export const apiRoutes: Route[] = [
  ...accountRoutes,
  ...referenceRoutes,
  ...eventRoutes,
  ...appealRoutes,
  ...aggregateRoutes,
  ...fieldReportRoutes,
  ...fieldReportWritingRoutes,
  ...documentRoutes,
  ...surgeRoutes,
  ...projectRoutes,
  ...processRoutes,
  ...drefRoutes,
  ...searchRoutes,
  ...docsRoutes,
];
