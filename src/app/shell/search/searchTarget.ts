import { fillPath } from '#app/routes/href';
import { pathOf, type RouteName } from '#app/routes/paths';
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
export function searchTargetHref(target: SearchTarget): string | null {
  if (target === null) return null;
  const [route, parameter] = pages[target.page];
  return fillPath(pathOf(route).path, { [parameter]: target.id });
}
