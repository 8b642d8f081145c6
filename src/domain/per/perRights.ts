/** What the rules read of the permissions of a person. */
interface Permitted {
  readonly isSuperUser: boolean;
  readonly isCountryPerAdmin: (country: number) => boolean;
  readonly isRegionPerAdmin: (region: number) => boolean;
}

/**
 * Whether a person administers the preparedness of a country: superusers, and the administrators of the country or its region. The
 * server also has core administrators, whom no endpoint lists.
 *
 * @source reference/preparedness.md, section 1.0; reference/countries-and-regions.md, section 3.5
 */
export const isPerAdminOf = (
  permissions: Permitted,
  { id, region }: { readonly id: number; readonly region: number | null },
): boolean =>
  permissions.isSuperUser ||
  permissions.isCountryPerAdmin(id) ||
  (region !== null && permissions.isRegionPerAdmin(region));
