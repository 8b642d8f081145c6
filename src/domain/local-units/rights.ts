import { countryValidatorTypes, regionValidatorTypes, type ValidatorRoles } from './validatorRoles';

/** The fields of `user/me` that the rules of local units depend on. @source reference/local-units.md, section 3.2 */
export interface LocalUnitUserFacts extends ValidatorRoles {
  readonly limit_access_to_guest?: boolean | null;
  readonly is_superuser?: boolean | null;
  /** A permission; an e-mail address of the federation gives no right. */
  readonly is_ifrc_admin?: boolean | null;
  readonly is_admin_for_countries?: readonly number[] | null;
  readonly is_admin_for_regions?: readonly number[] | null;
  readonly profile?: { readonly country: number | null; readonly org_type: string } | null;
}

/** Country and region of a unit. */
export interface UnitPlace {
  readonly country: number;
  readonly region: number | null;
}

/** 1 Local (a country), 2 Regional, 3 Global */
export type ValidatorLevel = 1 | 2 | 3;

/** The organisation types whose users belong to the National Society of their country. */
const ownSocietyTypes: readonly string[] = ['NTLS', 'DLGN', 'SCRT'];

/**
 * The rights of a user on the local units of a country.
 *
 * @param user - null for a visitor; visitors and guests have no rights
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

  /** The most local level of several roles; superusers act as global validators. */
  const validatorLevel = (type: number): ValidatorLevel | null => {
    if (countryTypes.includes(type)) return 1;
    if (regionTypes.includes(type)) return 2;
    return isSuperUser || globalTypes.includes(type) ? 3 : null;
  };
  const mayValidate = (type: number) => validatorLevel(type) !== null;
  const isAnyValidator = isSuperUser || [...countryTypes, ...regionTypes, ...globalTypes].length > 0;
  const mayEdit = (type: number) => mayValidate(type) || granted.is_ifrc_admin === true || isPlaceAdmin || isOwnSociety;

  return {
    /** Can read units of every visibility, with their contacts. */
    isMember,
    validatorLevel,
    mayValidate,
    mayEdit,
    /** The server accepts new units from every member; the product offers it to users who can edit the unit afterwards. */
    mayAdd: mayEdit,
    mayImport: mayValidate,
    /** Can see the imports, and the button to import and export. */
    isAnyValidator,
    /** Can see the validation status of units. */
    seesStatus: isAnyValidator || isPlaceAdmin,
    mayConfigure: isSuperUser,
  };
}

export type LocalUnitRights = ReturnType<typeof localUnitRights>;
