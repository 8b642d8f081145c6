import { accountRoutes } from './account/routes';
import { aggregateRoutes } from './emergencies/aggregate';
import { appealRoutes } from './emergencies/appeals';
import { eventRoutes } from './emergencies/events';
import { fieldReportRoutes } from './emergencies/fieldReports';
import type { Route } from './http/route';
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
  ...searchRoutes,
];
