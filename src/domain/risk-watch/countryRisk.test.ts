import { describe, expect, test } from 'vitest';
import type { CountrySeasonal } from '#contract/riskSeasonal';
import { monthlyRisks, monthlySeries } from './countryRisk';
import type { Hazard } from './hazards';
import { returnHazards, returnPeriods } from './returnPeriods';
import { fire, food, months, none, row } from './testRisks';

/** @source reference/risk-watch.md, sections 1.3, 1.6 and 2 */

describe('a country', () => {
  const annual = (hazard: Hazard, values: number[], annual_average: number | null = null) => ({
    ...row('ken', hazard),
    ...months(values),
    annual_average,
    note: null,
    iso3: 'ken',
  });
  const country: CountrySeasonal = {
    ...none,
    idmc: [{ ...annual('FL', [50, 10]), confidence_type: null }],
    raster_displacement_data: [annual('FL', [20, 30], 45), annual('TC', [0, 0])],
    ipc_displacement_data: [food(2025, 1, 70, 'current'), food(2025, 2, 90, 'current')],
    inform: [],
    inform_seasonal: [{ ...row('ken', 'DR'), ...months([4, 11]), annual_average: null }],
    return_period_data: [],
    gwis: [fire(2025, '1', 6)],
  };
  const of = (hazard: Hazard, period: number[] | 'year') =>
    monthlyRisks(country, period).find((risk) => risk.hazard === hazard);

  test('hazards with any value, in the order of displacement, exposure, scores, the derived ones last', () => {
    expect(monthlyRisks(country, [0]).map(({ hazard }) => hazard)).toEqual(['FL', 'DR', 'FI', 'WF']);
  });

  test.each([
    ['FL', [0], { exposed: 20, displaced: 20 }],
    ['FL', [0, 1], { exposed: 50, displaced: 50 }],
    ['FL', [1], { exposed: 30, displaced: 10 }],
    ['FL', 'year', { exposed: 45, displaced: 45 }],
    ['FI', [0, 1], { exposed: 90, displaced: null }],
    ['DR', [0], { score: 4, category: 3 }],
    ['DR', [0, 1], { score: 11, category: 'above' }],
    ['DR', [5], { score: null, category: null }],
    // the mean of 4 and 11: the highest month is no average
    ['DR', 'year', { score: 7.5, category: 5 }],
    ['WF', 'year', { score: 6, category: 3 }],
  ] as const)('%s in %j', (hazard, period, expected) => {
    expect(of(hazard, period === 'year' ? period : [...period])).toMatchObject(expected);
  });

  test('the chart of scores is drawn by category', () => {
    expect(monthlySeries(country, 'riskScore').map(({ hazard, values }) => [hazard, values.slice(0, 2)])).toEqual([
      ['DR', [3, null]],
      ['WF', [3, null]],
    ]);
  });

  test('the chart of people shows them as they are', () => {
    expect(monthlySeries(country, 'exposure').map(({ hazard, values }) => [hazard, ...values.slice(0, 2)])).toEqual([
      ['FL', 20, 30],
      ['FI', 70, 90],
    ]);
  });

  test('nothing of food or fire is no hazard of the country', () => {
    const calm = { ...country, ipc_displacement_data: [food(2025, 1, 0, 'current')], gwis: [fire(2025, '1', 0)] };
    expect(monthlyRisks(calm, [0]).map(({ hazard }) => hazard)).toEqual(['FL', 'DR']);
    expect(monthlyRisks({ ...calm, ipc_displacement_data: [], gwis: [] }, [0])).toHaveLength(2);
  });

  test.each([
    [0, 1],
    [-1, null],
  ])('a score of %d has the category %s', (value, category) => {
    const scored = { ...row('ken', 'DR'), ...months([value, 4]), annual_average: null };
    const risks = monthlyRisks({ ...country, inform_seasonal: [scored] }, [0]);
    expect(risks.find(({ hazard }) => hazard === 'DR')).toMatchObject({ score: value, category });
  });

  test('where the exposed are not known the displaced are all', () => {
    const [risk] = monthlyRisks({ ...country, raster_displacement_data: [] }, [0]);
    expect(risk).toMatchObject({ hazard: 'FL', exposed: null, displaced: 50 });
  });

  test('return periods are those of the hazard, with people and money', () => {
    const figures = { population_displacement: 5.4, economic_loss: 6.5 };
    const period = (hazard: Hazard | '', known: object | null) =>
      ({ ...row('ken', hazard), twenty_years: known }) as Parameters<typeof returnPeriods>[0][number];
    const rows = [period('TC', null), period('FL', figures), period('', figures), period('FL', null)];
    expect(returnHazards(rows)).toEqual(['TC', 'FL']);
    expect(returnPeriods(rows, 'FL')[0]).toEqual({ years: 20, people: 5, loss: 7 });
    expect(returnPeriods(rows, 'TC')[0]).toEqual({ years: 20, people: null, loss: null });
    expect(returnPeriods(rows, 'EQ')[0]).toEqual({ years: 20, people: null, loss: null });
  });

  test('all five return periods are there, known or not', () => {
    const figures = { population_displacement: 5 };
    const nothing = {
      ten_years: null,
      twenty_years: figures,
      twenty_five_years: null,
      fifty_years: null,
      hundred_years: null,
      two_hundred_fifty_years: null,
      five_hundred_years: null,
      one_thousand_years: null,
      one_thousand_five_hundred_years: null,
    };
    const periods = returnPeriods([{ ...row('ken', 'FL'), ...nothing }], 'FL');
    expect(periods.map(({ years, people }) => [years, people])).toEqual([
      [20, 5],
      [50, null],
      [100, null],
      [250, null],
      [500, null],
    ]);
    expect(returnPeriods([], 'FL')).toHaveLength(5);
  });

  test('the two longest return periods are there where they are known', () => {
    const known = { one_thousand_years: { population_displacement: 9 }, one_thousand_five_hundred_years: {} };
    const rows = [{ ...row('ken', 'FL'), ...known }] as unknown as Parameters<typeof returnPeriods>[0];
    expect(returnPeriods(rows, 'FL').slice(5)).toEqual([{ years: 1000, people: 9, loss: null }]);
  });
});
