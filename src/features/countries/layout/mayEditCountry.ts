import type { Permissions } from '#app/session/permissions';
import type { CountryDetail } from '#contract/country';

/**
 * Whether the user may edit a country at the admin site, where an administrator has access to their own countries and regions only.
 *
 * @source reference/countries-and-regions.md, section 3.4
 */
export const mayEditCountry = (permissions: Permissions, { id, region }: Pick<CountryDetail, 'id' | 'region'>) =>
  permissions.isSuperUser ||
  permissions.isFederationAdmin ||
  permissions.isCountryAdmin(id) ||
  (region !== null && permissions.isRegionAdmin(region));
