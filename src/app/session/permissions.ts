import {
  countryValidatorTypes,
  regionValidatorTypes,
  type ValidatorRoles,
  validatorCountries,
} from '#domain/local-units/validatorRoles';

/** What the permission rules read of the current user. @source reference/product.md, section 3 */
export interface Permitted extends ValidatorRoles {
  readonly limit_access_to_guest?: boolean | null;
  readonly email?: string | null;
  readonly is_superuser?: boolean | null;
  /** Asked for beside `user/me`, as is the next. */
  readonly is_ifrc_admin?: boolean | null;
  readonly isPerCoreAdmin?: boolean | null;
  readonly is_admin_for_countries?: readonly number[] | null;
  readonly is_admin_for_regions?: readonly number[] | null;
  readonly is_per_admin_for_countries?: readonly number[] | null;
  readonly is_per_admin_for_regions?: readonly number[] | null;
  readonly is_dref_coordinator_for_regions?: readonly number[] | null;
}

const federationDomain = '@ifrc.org';

/**
 * The permissions of the current user. A guest has none, nor has a user whose record has not loaded.
 *
 * @source reference/product.md, section 6; reference/shell-and-account.md, section 3.1; reference/real-server.md, section 1.1
 */
export function permissionsOf(user: Permitted | null | undefined) {
  const isGuest = user?.limit_access_to_guest === true;
  const granted = user && !isGuest ? user : {};
  const has = (list: readonly number[] | null | undefined, id?: number) =>
    id === undefined ? (list?.length ?? 0) > 0 : (list?.includes(id) ?? false);

  const isCountryAdmin = (country: number) => has(granted.is_admin_for_countries, country);
  const isRegionAdmin = (region: number) => has(granted.is_admin_for_regions, region);
  const regionTypes = (region: number) => regionValidatorTypes(granted, region);
  const countryTypes = (country: number) => countryValidatorTypes(granted, country);
  const validated = validatorCountries(granted);

  return {
    isGuest,
    /** Logged in, loaded and not a guest: may file. */
    isMember: Boolean(user) && !isGuest,
    isSuperUser: granted.is_superuser === true,
    isFederationAdmin:
      granted.is_superuser === true ||
      granted.is_ifrc_admin === true ||
      (granted.email?.toLowerCase().endsWith(federationDomain) ?? false),
    isCountryAdmin,
    isRegionAdmin,
    isRegionalOrCountryAdmin: has(granted.is_admin_for_countries) || has(granted.is_admin_for_regions),
    isCountryPerAdmin: (country: number) => has(granted.is_per_admin_for_countries, country),
    isRegionPerAdmin: (region: number) => has(granted.is_per_admin_for_regions, region),
    isPerCoreAdmin: granted.isPerCoreAdmin === true,
    isPerAdmin:
      granted.isPerCoreAdmin === true ||
      has(granted.is_per_admin_for_countries) ||
      has(granted.is_per_admin_for_regions),
    isDrefRegionalCoordinator: (region: number) => has(granted.is_dref_coordinator_for_regions, region),
    /** Validates local units somewhere. */
    isLocalUnitValidator: validated === null || validated.length > 0,
    isLocalUnitGlobalValidator: has(granted.local_unit_global_validators),
    isLocalUnitGlobalValidatorByType: (type: number) => has(granted.local_unit_global_validators, type),
    isLocalUnitRegionValidator: (region: number) => has(regionTypes(region)),
    isLocalUnitRegionValidatorByType: (region: number, type: number) => has(regionTypes(region), type),
    isLocalUnitCountryValidator: (country: number) => has(countryTypes(country)),
    isLocalUnitCountryValidatorByType: (country: number, type: number) => has(countryTypes(country), type),
  };
}

export type Permissions = ReturnType<typeof permissionsOf>;
