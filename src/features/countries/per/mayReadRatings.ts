import type { Permissions } from '#app/session/permissions';
import type { CountryDetail } from '#contract/country';

/**
 * Whether somebody is shown how components were rated: superusers, and the preparedness administrators of the country or its region.
 *
 * @source reference/countries-and-regions.md, section 3.5
 */
export const mayReadRatings = (permissions: Permissions, { id, region }: Pick<CountryDetail, 'id' | 'region'>) =>
  permissions.isSuperUser ||
  permissions.isCountryPerAdmin(id) ||
  (region !== null && permissions.isRegionPerAdmin(region));
