import { describe, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeal';
import type { Country } from '#contract/country';
import { sumOf } from '../lists/sumOf';
import { appealTone } from './appealTone';
import { emergencyNameOf } from './emergencyName';
import { fundingOf, operationPoints } from './operations';

test.each([
  [{ name: ' Floods' }, 'Floods'],
  [{ name: ' ' }, 'Floods of May'],
  [{ name: null }, 'Floods of May'],
  [null, 'Floods of May'],
  [undefined, 'Floods of May'],
])('the emergency %j of an appeal is called "%s"', (event_details, name) => {
  expect(emergencyNameOf({ name: 'Floods of May', event_details })).toBe(name);
});

describe('sums and funding', () => {
  test.each([
    [[1, 2, null], 3],
    [[0, null], 0],
    [[null, undefined], null],
    [[], null],
  ])('sumOf(%j) is %j', (values, sum) => {
    expect(sumOf(values)).toBe(sum);
  });

  test('fundingOf returns null without appeals, and null coverage when nothing was requested', () => {
    expect(fundingOf([])).toEqual({ requested: null, funded: null, people: null, coverage: null });
    expect(fundingOf([{ amount_requested: 0, amount_funded: 10, num_beneficiaries: 5 }]).coverage).toBeNull();
    expect(fundingOf([{ amount_requested: 200, amount_funded: 50, num_beneficiaries: 5 }]).coverage).toBe(25);
    const several = [
      { amount_requested: 200, amount_funded: 50, num_beneficiaries: 5 },
      { amount_requested: 100, amount_funded: 10, num_beneficiaries: 3 },
    ];
    expect(fundingOf(several)).toEqual({ requested: 300, funded: 60, people: 8, coverage: 20 });
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

describe('operationPoints', () => {
  test('returns one point per country, most people first, with the kind of its appeals', () => {
    const appeals = [appeal('KEN', 0, 10), appeal('KEN', 1, 5), appeal('UGA', 0, 90), appeal('MNG', 3, 1)];
    const points = operationPoints(appeals, [country('KEN'), country('UGA'), country('MNG'), country('FRA')], 'en');
    expect(points.map(({ iso3, kind, peopleTargeted }) => [iso3, kind, peopleTargeted])).toEqual([
      ['UGA', 'dref', 90],
      ['KEN', 'several', 15],
      ['MNG', 'earlyAction', 1],
    ]);
  });

  test.each([
    [[0], 'dref'],
    [[1, 1], 'emergencyAppeal'],
    [[2], 'other'],
    [[3], 'earlyAction'],
    [[0, 2], 'several'],
  ] as const)('the types %j make a point of the kind %s', (types, kind) => {
    const appeals = types.map((atype) => appeal('KEN', atype, 1));
    expect(operationPoints(appeals, [country('KEN')], 'en')[0]?.kind).toBe(kind);
  });

  test('a point says where it is, and what its appeals come to', () => {
    const unknown = { ...appeal('KEN', 0, 0), num_beneficiaries: null, amount_requested: null } as unknown as Appeal;
    const [point] = operationPoints([appeal('KEN', 0, 10), appeal('KEN', 0, 5), unknown], [country('KEN')], 'en');
    expect(point).toMatchObject({ countryId: 1, name: 'KEN', position: [30, -2], peopleTargeted: 15, requested: 150 });
    expect(point?.appeals).toHaveLength(3);
    const [blank] = operationPoints([unknown], [country('KEN', { name: null as unknown as string })], 'en');
    expect(blank).toMatchObject({ name: 'KEN', peopleTargeted: 0, requested: 0 });
    expect(operationPoints([unknown], [country('KEN', { name: 'Kenya' })], 'en')[0]?.name).toBe('Kenya');
  });

  test('an appeal for no country stands nowhere, not even at a record without a code', () => {
    const nowhere = { ...appeal('KEN', 0, 10), country: { iso3: null } } as unknown as Appeal;
    const cluster = country('KEN', { iso3: null as unknown as string });
    expect(operationPoints([nowhere], [cluster, country('KEN')], 'en')).toEqual([]);
    expect(operationPoints([{ ...nowhere, country: null }], [country('KEN')], 'en')).toEqual([]);
  });

  test.each([[[]], [[30]]])('no point without both coordinates: %j', (coordinates) => {
    const centroid = { type: 'Point', coordinates } as unknown as Country['centroid'];
    expect(operationPoints([appeal('KEN', 0, 10)], [country('KEN', { centroid })], 'en')).toEqual([]);
  });

  test.each([
    [0, 'orange'],
    [1, 'red'],
    [2, 'red'],
    [3, 'blue'],
  ])('an appeal of the type %i is %s', (atype, tone) => expect(appealTone(atype)).toBe(tone));

  test('no point without a place: no centroid, or a record that is no country', () => {
    const appeals = [appeal('KEN', 0, 10)];
    expect(operationPoints(appeals, [country('KEN', { centroid: null })], 'en')).toEqual([]);
    const unknown = { independent: false, record_type: null } as unknown as Partial<Country>;
    expect(operationPoints(appeals, [country('KEN', unknown)], 'en')).toEqual([]);
  });

  test('the operations of a territory have a point', () => {
    const [point] = operationPoints([appeal('ABW', 0, 10)], [country('ABW', { independent: false })], 'en');
    expect(point).toMatchObject({ iso3: 'ABW', peopleTargeted: 10 });
  });
});
