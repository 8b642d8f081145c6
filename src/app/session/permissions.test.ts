import { describe, expect, test } from 'vitest';
import { type Permissions, type Permitted, permissionsOf } from './permissions';

/** Everything at once, to see that being a guest takes all of it away. */
const everything: Permitted = {
  email: 'Someone@IFRC.org',
  is_superuser: true,
  is_ifrc_admin: true,
  isPerCoreAdmin: true,
  is_admin_for_countries: [4],
  is_admin_for_regions: [1],
  is_per_admin_for_countries: [5],
  is_per_admin_for_regions: [2],
  is_dref_coordinator_for_regions: [3],
  local_unit_global_validators: [7],
  local_unit_region_validators: [{ region: 1, local_unit_types: [8] }],
  local_unit_country_validators: [{ country: 4, local_unit_types: [9] }],
};

/** Every permission as a question, with what a user needs to be given it. @source reference/product.md, section 6 */
const questions: readonly [name: string, ask: (can: Permissions) => boolean, needs: Permitted][] = [
  ['super user', (can) => can.isSuperUser, { is_superuser: true }],
  ['federation admin by flag', (can) => can.isFederationAdmin, { is_ifrc_admin: true }],
  ['federation admin, as a superuser', (can) => can.isFederationAdmin, { is_superuser: true }],
  ['federation admin by address', (can) => can.isFederationAdmin, { email: 'A@IFRC.ORG' }],
  ['country admin', (can) => can.isCountryAdmin(4), { is_admin_for_countries: [4] }],
  ['region admin', (can) => can.isRegionAdmin(1), { is_admin_for_regions: [1] }],
  ['regional or country admin, by country', (can) => can.isRegionalOrCountryAdmin, { is_admin_for_countries: [4] }],
  ['regional or country admin, by region', (can) => can.isRegionalOrCountryAdmin, { is_admin_for_regions: [0] }],
  ['country PER admin', (can) => can.isCountryPerAdmin(5), { is_per_admin_for_countries: [5] }],
  ['region PER admin', (can) => can.isRegionPerAdmin(2), { is_per_admin_for_regions: [2] }],
  ['core PER admin', (can) => can.isPerCoreAdmin, { isPerCoreAdmin: true }],
  ['PER admin, of all countries', (can) => can.isPerAdmin, { isPerCoreAdmin: true }],
  ['PER admin, by country', (can) => can.isPerAdmin, { is_per_admin_for_countries: [5] }],
  ['PER admin, by region', (can) => can.isPerAdmin, { is_per_admin_for_regions: [2] }],
  ['DREF coordinator', (can) => can.isDrefRegionalCoordinator(3), { is_dref_coordinator_for_regions: [3] }],
  ['global validator', (can) => can.isLocalUnitGlobalValidator, { local_unit_global_validators: [7] }],
  [
    'global validator of a type',
    (can) => can.isLocalUnitGlobalValidatorByType(7),
    { local_unit_global_validators: [7] },
  ],
  [
    'region validator',
    (can) => can.isLocalUnitRegionValidator(1),
    { local_unit_region_validators: [{ region: 1, local_unit_types: [8] }] },
  ],
  [
    'region validator of a type',
    (can) => can.isLocalUnitRegionValidatorByType(1, 8),
    { local_unit_region_validators: [{ region: 1, local_unit_types: [8] }] },
  ],
  [
    'country validator',
    (can) => can.isLocalUnitCountryValidator(4),
    { local_unit_country_validators: [{ country: 4, local_unit_types: [9] }] },
  ],
  [
    'country validator of a type',
    (can) => can.isLocalUnitCountryValidatorByType(4, 9),
    { local_unit_country_validators: [{ country: 4, local_unit_types: [9] }] },
  ],
  [
    'a validator of local units somewhere',
    (can) => can.isLocalUnitValidator,
    { local_unit_country_validators: [{ country: 4, local_unit_types: [9] }] },
  ],
];

describe('permissions', () => {
  test.each(questions)('%s', (_, ask, needs) => {
    expect(ask(permissionsOf(needs))).toBe(true);
    expect(ask(permissionsOf({}))).toBe(false);
    expect(ask(permissionsOf(null))).toBe(false);
    expect(ask(permissionsOf({ ...everything, limit_access_to_guest: true }))).toBe(false);
  });

  test('are for the country, region or type they were given for', () => {
    const can = permissionsOf(everything);
    expect(can.isCountryAdmin(5)).toBe(false);
    expect(can.isRegionAdmin(2)).toBe(false);
    expect(can.isRegionPerAdmin(1)).toBe(false);
    expect(can.isDrefRegionalCoordinator(1)).toBe(false);
    expect(can.isLocalUnitRegionValidatorByType(1, 9)).toBe(false);
    expect(can.isLocalUnitCountryValidator(5)).toBe(false);
  });

  test('a region entry without types validates nothing', () => {
    const can = permissionsOf({ local_unit_region_validators: [{ region: 1, local_unit_types: [] }] });
    expect(can.isLocalUnitRegionValidator(1)).toBe(false);
  });

  test('an address that only contains the domain is not of the federation', () => {
    expect(permissionsOf({ email: 'a@ifrc.org.example.org' }).isFederationAdmin).toBe(false);
    expect(permissionsOf({ email: 'a@notifrc.org' }).isFederationAdmin).toBe(false);
  });

  test('a guest is known as one, a loaded user who is none may file', () => {
    expect(permissionsOf({ limit_access_to_guest: true })).toMatchObject({ isGuest: true, isMember: false });
    expect(permissionsOf({})).toMatchObject({ isGuest: false, isMember: true });
    expect(permissionsOf(undefined)).toMatchObject({ isGuest: false, isMember: false });
  });
});
