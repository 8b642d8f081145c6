import { type LocalUnitRights, localUnitRights } from '#domain/local-units/rights';
import type { Context } from '../core/http/context';
import { idsOf, isIfrcUser, validatorsOf } from '../core/sign-in/rights';
import { type UserRow, users } from '../core/sign-in/users';
import type { Store } from '../core/store/store';
import { countries } from '../places/tables';

const factsOf = (user: UserRow) => ({
  limit_access_to_guest: user.profile.limit_access_to_guest,
  is_superuser: user.is_superuser,
  is_ifrc_admin: isIfrcUser(user),
  is_admin_for_countries: idsOf(user, 'country_admin'),
  is_admin_for_regions: idsOf(user, 'region_admin'),
  local_unit_global_validators: idsOf(user, 'local_unit_global_validator'),
  local_unit_region_validators: validatorsOf(user, 'region').map(({ id, types }) => ({
    region: id,
    local_unit_types: types,
  })),
  local_unit_country_validators: validatorsOf(user, 'country').map(({ id, types }) => ({
    country: id,
    local_unit_types: types,
  })),
  profile: user.profile,
});

/** The rights of the user on the units of a country. */
export const rightsIn = ({ user, lookups }: Context, country: number): LocalUnitRights =>
  localUnitRights(user && factsOf(user), { country, region: lookups.rows(countries).get(country)?.region ?? null });

/**
 * The recipients of mails about a new request: the validators of the country, else of its region, else all global ones.
 *
 * @source reference/local-units.md, section 3.1
 */
export function validatorsToMail(store: Store, type: number, country: number, region: number | null): UserRow[] {
  const withPermission = (permission: string) =>
    store.select(users).filter(({ permissions, is_active }) => is_active && permissions.includes(permission));
  const levels = [
    `local_unit_country_validator_${type}_${country}`,
    `local_unit_region_validator_${type}_${region}`,
    `local_unit_global_validator_${type}`,
  ];
  for (const permission of levels) {
    const found = withPermission(permission);
    if (found.length > 0) return found;
  }
  return [];
}
