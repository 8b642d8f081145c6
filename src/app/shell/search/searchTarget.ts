import { fillPath, type RouteName } from '#app/navigation/href';
import type { RouteTable } from '#app/routes/route';
import type { SearchTarget } from '#domain/search/search';

const pages = {
  region: ['regionsLayout', 'regionId'],
  country: ['countriesLayout', 'countryId'],
  emergency: ['emergenciesLayout', 'emergencyId'],
  fieldReport: ['fieldReportDetails', 'fieldReportId'],
  flashUpdate: ['flashUpdateFormDetails', 'flashUpdateId'],
  project: ['threeWProjectDetail', 'projectId'],
} as const satisfies Record<NonNullable<SearchTarget>['page'], readonly [RouteName, string]>;

/** The address a search result leads to; null where it leads nowhere. */
export function searchTargetHref(target: SearchTarget, table: RouteTable): string | null {
  if (target === null) return null;
  const [route, parameter] = pages[target.page];
  const entry = table[route];
  return entry ? fillPath(entry.path, { [parameter]: target.id }) : null;
}
