/** A user's validator roles in `user/me`: ids of types of local units, globally, by region and by country. */
export interface ValidatorRoles {
  readonly local_unit_global_validators?: readonly number[] | null;
  readonly local_unit_region_validators?:
    | readonly { readonly region: number; readonly local_unit_types: readonly number[] }[]
    | null;
  readonly local_unit_country_validators?:
    | readonly { readonly country: number; readonly local_unit_types: readonly number[] }[]
    | null;
}

/** The ids of the types that a user validates in a region. */
export const regionValidatorTypes = ({ local_unit_region_validators }: ValidatorRoles, region: number | null) =>
  (local_unit_region_validators ?? []).flatMap((role) => (role.region === region ? role.local_unit_types : []));

/** The ids of the types that a user validates in a country. */
export const countryValidatorTypes = ({ local_unit_country_validators }: ValidatorRoles, country: number) =>
  (local_unit_country_validators ?? []).flatMap((role) => (role.country === country ? role.local_unit_types : []));

/**
 * The countries in which a user validates units, for reads of lists: those of the country roles; null for all countries, where a role is
 * regional or global (the server's list has no filter by region).
 */
export function validatorCountries(user: ValidatorRoles & { readonly is_superuser?: boolean | null }) {
  const hasTypes = ({ local_unit_types }: { readonly local_unit_types: readonly number[] }) =>
    local_unit_types.length > 0;
  const hasWiderRole =
    user.is_superuser === true ||
    (user.local_unit_global_validators ?? []).length > 0 ||
    (user.local_unit_region_validators ?? []).some(hasTypes);
  return hasWiderRole
    ? null
    : (user.local_unit_country_validators ?? []).filter(hasTypes).map(({ country }) => country);
}
