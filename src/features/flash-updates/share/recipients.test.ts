import { expect, test } from 'vitest';
import type { Donor } from '#contract/flashUpdate';
import { donorName, recipientsOf } from './recipients';

const donor = (id: number, fields: Partial<Donor> = {}): Donor => ({
  id,
  email: `donor.${id}@example.org`,
  first_name: null,
  last_name: null,
  organization_name: null,
  position: null,
  groups: [],
  groups_details: [],
  ...fields,
});

test.each([
  [{ organization_name: 'River Fund', first_name: 'Noor' }, 'River Fund'],
  [{ organization_name: ' ', first_name: 'Noor', last_name: 'Lindqvist' }, 'Noor Lindqvist'],
  [{ last_name: 'Lindqvist' }, 'Lindqvist'],
  [{}, 'donor.7@example.org'],
  [{ email: null }, '7'],
])('a donor with %o is called %s', (fields, name) => expect(donorName(donor(7, fields))).toBe(name));

const all = [
  donor(1, { groups: [1] }),
  donor(2, { groups: [1, 2] }),
  donor(3, { groups: [2], email: 'donor.1@example.org' }),
  donor(4, { groups: [2], email: null }),
];

test.each([
  [[], [], []],
  [[2], [], [2]],
  [[], [1], [1, 2]],
  [[1], [2], [1, 2]],
  [[4], [], []],
])('donors %j and groups %j are written to at %j', (donors, groups, ids) => {
  expect(recipientsOf(all, donors, groups)).toEqual(ids.map((id) => `donor.${id}@example.org`));
});
