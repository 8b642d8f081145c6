import { expect, test } from 'vitest';
import type { LocalUnitUserFacts } from './rights';
import { validatorCountries } from './validatorRoles';
import { neighbours, unitsWaitingFor } from './waiting';

const [branch, clinic] = [1, 2];
const inKenya: LocalUnitUserFacts = { local_unit_country_validators: [{ country: 107, local_unit_types: [branch] }] };
const inAfrica: LocalUnitUserFacts = { local_unit_region_validators: [{ region: 0, local_unit_types: [clinic] }] };
const everywhere: LocalUnitUserFacts = { local_unit_global_validators: [clinic] };

test.each<[string, LocalUnitUserFacts, readonly number[] | null]>([
  ['a validator of a country', inKenya, [107]],
  ['one whose role has no type', { local_unit_country_validators: [{ country: 107, local_unit_types: [] }] }, []],
  ['a validator of a region', inAfrica, null],
  ['a validator of a country and a region', { ...inKenya, ...inAfrica }, null],
  ['a global validator', everywhere, null],
  ['a superuser', { is_superuser: true }, null],
  ['a member', {}, []],
])('the units of the countries that %s reads', (_, user, expected) => {
  expect(validatorCountries(user)).toEqual(expected);
});

const unit = (id: number, country: number, type: number, modified_at: string) => ({ id, country, type, modified_at });
const units = [
  unit(1, 107, branch, '2026-03-01T00:00:00Z'),
  unit(2, 107, clinic, '2026-02-01T00:00:00Z'),
  unit(4, 93, branch, '2026-01-01T00:00:00Z'),
  unit(3, 93, clinic, '2026-01-01T00:00:00Z'),
];
const regionOf = (country: number) => (country === 107 ? 0 : 2);

test.each<[string, LocalUnitUserFacts, readonly number[]]>([
  ['a validator of a country', inKenya, [1]],
  ['a validator of a region', inAfrica, [2]],
  ['a global validator', everywhere, [3, 2]],
  ['a superuser', { is_superuser: true }, [3, 4, 2, 1]],
  ['a guest with a role', { ...everywhere, limit_access_to_guest: true }, []],
  ['a member', {}, []],
])('the units that wait for %s, the longest wait first', (_, user, expected) => {
  expect(unitsWaitingFor(user, units, regionOf).map(({ id }) => id)).toEqual(expected);
});

test.each<[string, number, readonly number[], { previous: number | null; next: number | null }]>([
  ['the first', 5, [5, 6, 7], { previous: null, next: 6 }],
  ['one in the middle', 6, [5, 6, 7], { previous: 5, next: 7 }],
  ['the last', 7, [5, 6, 7], { previous: 6, next: null }],
  ['one that was decided', 6, [5, 7], { previous: 5, next: 7 }],
  ['one whose next was decided by someone else', 5, [5, 7], { previous: null, next: 7 }],
  ['the only one left', 6, [], { previous: null, next: null }],
  ['one that does not wait for this person', 9, [5, 6], { previous: null, next: 5 }],
])('beside %s', (_, id, waiting, expected) => {
  expect(neighbours(id, [5, 6, 7], waiting)).toEqual(expected);
});
