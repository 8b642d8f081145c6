import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#app/session/permissions';
import { partAt, visibleParts } from './countryTabs';
import { mayEditCountry } from './mayEditCountry';

describe('the parts of a country’s pages', () => {
  test.each([
    [true, ['ongoing', 'nsOverview', 'profile', 'additional']],
    [false, ['ongoing', 'nsOverview', 'profile']],
  ])('something written for the additional tab: %s', (hasAdditional, keys) =>
    expect(visibleParts(hasAdditional).map(({ key }) => key)).toEqual(keys),
  );

  test.each([
    ['/countries/12/profile/previous-events', 'profile'],
    ['/countries/12/additional-info', 'additional'],
    ['/countries/12/ongoing-activities/three-w/activities', 'ongoing'],
    ['/countries/12/ns-overview/per/4', 'nsOverview'],
    ['/countries/12', undefined],
  ])('%s belongs to %s', (pathname, key) => expect(partAt(visibleParts(true), pathname)?.key).toBe(key));
});

describe('who may edit a country', () => {
  const country = { id: 12, region: 0 };
  test.each([
    ['a super user', { is_superuser: true }, true],
    ['an administrator of the federation', { is_ifrc_admin: true }, true],
    ['its administrator', { is_admin_for_countries: [12] }, true],
    ['another country’s administrator', { is_admin_for_countries: [13] }, false],
    ['the administrator of its region, which has the number 0', { is_admin_for_regions: [0] }, true],
    ['the administrator of another region', { is_admin_for_regions: [1] }, false],
    ['a guest with the right of an administrator', { is_superuser: true, limit_access_to_guest: true }, false],
    ['a preparedness administrator', { is_per_admin_for_countries: [12] }, false],
  ])('%s: %s', (_, user, may) => expect(mayEditCountry(permissionsOf(user), country)).toBe(may));

  test('a country without a region has no regional administrator', () =>
    expect(mayEditCountry(permissionsOf({ is_admin_for_regions: [0] }), { id: 12, region: null })).toBe(false));
});
