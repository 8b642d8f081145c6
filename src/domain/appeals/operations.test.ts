import { describe, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Country } from '#contract/country';
import { sumOf } from '../lists/sumOf';
import { fundingOf, operationPoints } from './operations';

describe('sums skip nothing that is there and invent nothing that is not', () => {
  test.each([
    [[1, 2, null], 3],
    [[0, null], 0],
    [[null, undefined], null],
    [[], null],
  ])('%j is %j', (values, sum) => {
    expect(sumOf(values)).toBe(sum);
  });

  test('funding of no appeals is unknown, coverage of a request of zero too', () => {
    expect(fundingOf([])).toEqual({ requested: null, funded: null, people: null, coverage: null });
    expect(fundingOf([{ amount_requested: 0, amount_funded: 10, num_beneficiaries: 5 }]).coverage).toBeNull();
    expect(fundingOf([{ amount_requested: 200, amount_funded: 50, num_beneficiaries: 5 }]).coverage).toBe(25);
  });
});

const appeal = (iso3: string, atype: Appeal['atype'], people: number) =>
  ({ country: { iso3 }, atype, num_beneficiaries: people, amount_requested: people * 10 }) as Appeal;
const country = (iso3: string, more: Partial<Country> = {}) =>
  ({
    id: 1,
    iso3,
    name: iso3,
    independent: true,
    record_type: 1,
    centroid: { type: 'Point', coordinates: [30, -2] },
    ...more,
  }) as Country;

describe('points of the map', () => {
  test('one a country, most people first, its kind by its appeals', () => {
    const appeals = [appeal('KEN', 0, 10), appeal('KEN', 1, 5), appeal('UGA', 0, 90), appeal('MNG', 3, 1)];
    const points = operationPoints(appeals, [country('KEN'), country('UGA'), country('MNG'), country('FRA')]);
    expect(points.map(({ iso3, kind, peopleTargeted }) => [iso3, kind, peopleTargeted])).toEqual([
      ['UGA', 'dref', 90],
      ['KEN', 'several', 15],
      ['MNG', 'earlyAction', 1],
    ]);
  });

  test('no point without a place: no centroid, or a record that is no country', () => {
    const appeals = [appeal('KEN', 0, 10)];
    expect(operationPoints(appeals, [country('KEN', { centroid: null })])).toEqual([]);
    expect(operationPoints(appeals, [country('KEN', { independent: false, record_type: 3 })])).toEqual([]);
  });
});
