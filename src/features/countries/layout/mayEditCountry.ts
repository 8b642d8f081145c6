import type { Permissions } from '#app/session/permissions';
import type { CountryDetail } from '#contract/country';

/**
 * Whether the admin site would let somebody edit a country: it shows each administrator their own records alone.
 *
 * @source reference/countries-and-regions.md, section 3.4
 */
export const mayEditCountry = (permissions: Permissions, { id, region }: Pick<CountryDetail, 'id' | 'region'>) =>
  permissions.isSuperUser ||
  permissions.isFederationAdmin ||
  permissions.isCountryAdmin(id) ||
  (region !== null && permissions.isRegionAdmin(region));
