import { expect, test } from 'vitest';
import type { MembershipCoordination } from '#contract/countryPlan';
import { coordinationRows } from './coordination';

const entry = (
  society: number,
  sector: MembershipCoordination['sector'],
  has: boolean,
  name?: string,
): MembershipCoordination => ({
  id: name === undefined ? null : society,
  country_plan: 1,
  has_coordination: has,
  national_society: society,
  national_society_name: name,
  sector,
  sector_display: sector.toUpperCase(),
});

const entries = [
  entry(1, 'climate', false),
  entry(1, 'health', true, 'Norwegian Red Cross'),
  entry(1, 'crisis', false, 'Norwegian Red Cross'),
  entry(2, 'crisis', true, 'German Red Cross'),
  entry(3, 'crisis', false, 'Spanish Red Cross'),
];

test('coordinationRows sorts societies by name and ignores placeholders and entries without coordination', () =>
  expect(coordinationRows(entries, 'en').map(({ name, sectors }) => [name, ...sectors])).toEqual([
    ['German Red Cross', 'crisis'],
    ['Norwegian Red Cross', 'health'],
  ]));
