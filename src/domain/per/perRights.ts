/** The permissions that the rule depends on. */
interface Permitted {
  readonly isSuperUser: boolean;
  readonly isPerCoreAdmin: boolean;
  readonly isCountryPerAdmin: (country: number) => boolean;
  readonly isRegionPerAdmin: (region: number) => boolean;
}

/**
 * Whether a user is a PER administrator of a country: superusers, core PER administrators, and PER administrators of the
 * country or its region.
 *
 * @source reference/preparedness.md, section 1.0; reference/countries-and-regions.md, section 3.5; reference/real-server.md, section 4.1
 */
export const isPerAdminOf = (
  permissions: Permitted,
  { id, region }: { readonly id: number; readonly region: number | null },
): boolean =>
  permissions.isSuperUser ||
  permissions.isPerCoreAdmin ||
  permissions.isCountryPerAdmin(id) ||
  (region !== null && permissions.isRegionPerAdmin(region));
