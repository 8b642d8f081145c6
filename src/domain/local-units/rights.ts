import { countryValidatorTypes, regionValidatorTypes, type ValidatorRoles } from './validatorRoles';

/** What the rules of local units read of a user, as `user/me` answers it. @source reference/local-units.md, section 3.2 */
export interface LocalUnitUserFacts extends ValidatorRoles {
  readonly limit_access_to_guest?: boolean | null;
  readonly is_superuser?: boolean | null;
  /** By permission; an e-mail address of the federation gives no right. */
  readonly is_ifrc_admin?: boolean | null;
  readonly is_admin_for_countries?: readonly number[] | null;
  readonly is_admin_for_regions?: readonly number[] | null;
  readonly profile?: { readonly country: number | null; readonly org_type: string } | null;
}

/** Country and region of a unit, for the check of rights. */
export interface UnitPlace {
  readonly country: number;
  readonly region: number | null;
}

/** 1 Local (a country), 2 Regional, 3 Global */
export type ValidatorLevel = 1 | 2 | 3;

/** The organisations that stand for the National Society of a profile's country. */
const ownSocietyTypes: readonly string[] = ['NTLS', 'DLGN', 'SCRT'];

/**
 * Who may do what with the local units of a country.
 *
 * @param user - null for a visitor; a visitor and a guest may do nothing
 * @source reference/local-units.md, section 3.2
 */
export function localUnitRights(user: LocalUnitUserFacts | null | undefined, { country, region }: UnitPlace) {
  const isMember = Boolean(user) && user?.limit_access_to_guest !== true;
  const granted: LocalUnitUserFacts = user && isMember ? user : {};
  const has = (ids: readonly number[] | null | undefined, id: number) => ids?.includes(id) ?? false;
  const countryTypes = countryValidatorTypes(granted, country);
  const regionTypes = regionValidatorTypes(granted, region);
  const globalTypes = granted.local_unit_global_validators ?? [];
  const isSuperUser = granted.is_superuser === true;
  const isPlaceAdmin =
    has(granted.is_admin_for_countries, country) || (region !== null && has(granted.is_admin_for_regions, region));
  const isOwnSociety =
    granted.profile?.country === country && ownSocietyTypes.includes(granted.profile?.org_type ?? '');

  /** Of several roles the nearest one counts; a superuser acts as a global validator. */
  const validatorLevel = (type: number): ValidatorLevel | null => {
    if (countryTypes.includes(type)) return 1;
    if (regionTypes.includes(type)) return 2;
    return isSuperUser || globalTypes.includes(type) ? 3 : null;
  };
  const mayValidate = (type: number) => validatorLevel(type) !== null;
  const isAnyValidator = isSuperUser || [...countryTypes, ...regionTypes, ...globalTypes].length > 0;
  const mayEdit = (type: number) => mayValidate(type) || granted.is_ifrc_admin === true || isPlaceAdmin || isOwnSociety;

  return {
    /** Reads every unit, of all visibilities, with its contacts. */
    isMember,
    validatorLevel,
    mayValidate,
    mayEdit,
    /** The server takes new units of every member; the product offers it to those who may edit what they add. */
    mayAdd: mayEdit,
    mayImport: mayValidate,
    /** Sees the imports and the switch to import and export. */
    isAnyValidator,
    /** Sees where units stand on their way to validation. */
    seesStatus: isAnyValidator || isPlaceAdmin,
    mayConfigure: isSuperUser,
  };
}

export type LocalUnitRights = ReturnType<typeof localUnitRights>;
