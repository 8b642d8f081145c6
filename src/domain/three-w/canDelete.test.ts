import { expect, test } from 'vitest';
import { canDelete } from './canDelete';

const none = {
  isMember: false,
  isSuperUser: false,
  isFederationAdmin: false,
  isCountryAdmin: (_: number) => false,
  isRegionAdmin: (_: number) => false,
};
const member = { ...none, isMember: true };
const record = { isOwn: false, country: 107, region: 0 };

/** @source reference/three-w.md, section 3.3 */
test.each([
  ['a visitor', none, record, false],
  ['a guest, even of an own record', none, { ...record, isOwn: true }, false],
  ['a guest with rights', { ...none, isCountryAdmin: () => true, isRegionAdmin: () => true }, record, false],
  ['a member', member, record, false],
  ['the author', member, { ...record, isOwn: true }, true],
  ['the author of a record without a place', member, { isOwn: true, country: null, region: null }, true],
  ['an administrator of the country', { ...member, isCountryAdmin: (id: number) => id === 107 }, record, true],
  ['an administrator of another country', { ...member, isCountryAdmin: (id: number) => id === 1 }, record, false],
  ['an administrator of the region', { ...member, isRegionAdmin: (id: number) => id === 0 }, record, true],
  ['an administrator of another region', { ...member, isRegionAdmin: (id: number) => id === 1 }, record, false],
  [
    'an administrator of all places, for a record without one',
    { ...member, isCountryAdmin: () => true, isRegionAdmin: () => true },
    { isOwn: false, country: null, region: null },
    false,
  ],
  ['an administrator of the federation', { ...none, isFederationAdmin: true }, record, true],
  ['a superuser', { ...none, isSuperUser: true }, record, true],
])('%s', (_, user, deleted, expected) => expect(canDelete(user, deleted)).toBe(expected));
