import { accountRoutes } from './accountRoutes';
import { countryRoutes } from './countryRoutes';
import { emergencyRoutes } from './emergencyRoutes';
import { generalRoutes } from './generalRoutes';
import { regionRoutes } from './regionRoutes';
import type { RouteTable } from './route';
import { surgeRoutes } from './surgeRoutes';
import { workRoutes } from './workRoutes';

/** Every route of the product, by name. The tree, the guards, the links and the redirects come from here. */
export const routes = {
  ...generalRoutes,
  ...accountRoutes,
  ...emergencyRoutes,
  ...countryRoutes,
  ...regionRoutes,
  ...surgeRoutes,
  ...workRoutes,
} as const satisfies RouteTable;

export type Routes = typeof routes;
