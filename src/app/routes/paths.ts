import type { PathTable } from './path';
import { accountPaths } from './paths/account';
import { countryPaths } from './paths/countries';
import { emergencyPaths } from './paths/emergencies';
import { generalPaths } from './paths/general';
import { regionPaths } from './paths/regions';
import { surgePaths } from './paths/surge';
import { workPaths } from './paths/work';

/** Every route of the product by name. Links, guards, redirects and the router's tree derive from this table. */
export const paths = {
  ...generalPaths,
  ...accountPaths,
  ...emergencyPaths,
  ...countryPaths,
  ...regionPaths,
  ...surgePaths,
  ...workPaths,
} as const satisfies PathTable;

export type RouteName = keyof typeof paths;

/** The entry of a route under its general type. */
export const pathOf = (name: RouteName): PathTable[string] => paths[name];
