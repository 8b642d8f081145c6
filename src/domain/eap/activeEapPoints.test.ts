import { describe, expect, test } from 'vitest';
import type { Country } from '#contract/country';
import type { EapMini } from '#contract/eap';
import { activeEapPoints } from './activeEapPoints';

const country = (id: number, more: Partial<Country> = {}) =>
  ({
    id,
    iso3: `C${id}`,
    name: `Country ${id}`,
    centroid: { type: 'Point', coordinates: [30, -2] },
    ...more,
  }) as Country;

const protocol = (of: number, eap_type: EapMini['eap_type'], requirement_cost: number | null) =>
  ({ country: of, eap_type, requirement_cost }) as EapMini;

describe('protocols in force by country', () => {
  test('stand at the centroid of their country, by its name', () => {
    const points = activeEapPoints(
      [protocol(2, 10, 400_000), protocol(1, 20, 190_000), protocol(2, 10, 100_000)],
      [country(2), country(1), country(3)],
      'en',
    );
    expect(points.map(({ name, requirement, protocols }) => [name, requirement, protocols.length])).toEqual([
      ['Country 1', 190_000, 1],
      ['Country 2', 500_000, 2],
    ]);
    expect(points[0]?.position).toEqual([30, -2]);
  });

  test.each([
    [[10], 'full'],
    [[20, 20], 'simplified'],
    [[10, 20], 'both'],
  ] as const)('of the types %j are a point of the kind %s', (types, kind) => {
    const protocols = types.map((type) => protocol(1, type, null));
    expect(activeEapPoints(protocols, [country(1)], 'en')[0]?.kind).toBe(kind);
  });

  test.each([
    [[null, null], null],
    [[null, 0], 0],
    [[null, 200_000], 200_000],
  ])('with the budgets %j need %j', (budgets, requirement) => {
    const protocols = budgets.map((budget) => protocol(1, 20, budget));
    expect(activeEapPoints(protocols, [country(1)], 'en')[0]?.requirement).toBe(requirement);
  });

  test('of a country without a centroid have no point', () => {
    expect(activeEapPoints([protocol(1, 20, null)], [country(1, { centroid: null })], 'en')).toEqual([]);
  });
});
