import { describe, expect, test } from 'vitest';
import type { Seasonal } from '#contract/riskSeasonal';
import { monthlyRisks } from './countryRisk';
import type { Hazard } from './hazards';
import {
  countryFactors,
  hazardsIn,
  listCountries,
  rankedCountries,
  riskCategory,
  type SeasonalFilters,
  type SeasonalRow,
  seasonalRows,
  shownValue,
} from './seasonalRisk';
import { food, months, none, place, row, score } from './testRisks';

/** @source reference/risk-watch.md, sections 1.3, 1.6 and 2 */

describe('categories', () => {
  test.each([
    ['riskScore', 'FL', 0, 1],
    ['riskScore', 'FL', 2, 1],
    ['riskScore', 'FL', 2.1, 2],
    ['riskScore', 'FL', 3.5, 2],
    ['riskScore', 'TC', 5, 3],
    ['riskScore', 'DR', 6.5, 4],
    ['riskScore', 'DR', 10, 5],
    ['riskScore', 'DR', 10.1, null],
    ['riskScore', 'FL', -1, null],
    ['riskScore', 'WF', 5, 2],
    ['riskScore', 'WF', 17, 4],
    ['riskScore', 'WF', 18, 5],
    ['riskScore', 'WF', 1001, null],
    ['exposure', 'FL', 10_000, 1],
    ['exposure', 'FL', 10_001, 2],
    ['exposure', 'FI', 1_000_001, 4],
    ['exposure', 'FL', 10_000_001, 5],
    ['displacement', 'FL', 1_000, 1],
    ['displacement', 'FL', 1_001, 2],
    ['displacement', 'SS', 1_000_001, 5],
  ] as const)('%s of %s at %d is %s', (metric, hazard, value, category) => {
    expect(riskCategory(metric, hazard, value)).toBe(category);
  });
});

test.each([
  ['exposure', 1200.2, 1201],
  ['displacement', 3, 3],
  ['riskScore', 3.45, 3.45],
] as const)('%s of %d is told as %d', (metric, value, told) => expect(shownValue(metric, value)).toBe(told));

describe('rows', () => {
  test('groups of countries, rows without a hazard and rows of nothing are left out; the first row of a hazard counts', () => {
    const rows = seasonalRows('riskScore', none, [
      score('KEN', 'FL', [1]),
      score('ken', 'FL', [9]),
      score(null, 'FL', [9]),
      score('', 'FL', [9]),
      score('uga', '', [9]),
      score('uga', 'FL', [0, 0]),
      score('eth', 'FL', [], { yearly_sum: 4 }),
    ]);
    expect(rows.map(({ iso3, values }) => [iso3, values[0]])).toEqual([
      ['ken', 1],
      ['eth', null],
    ]);
  });

  test('exposure has a row of food insecurity for each country', () => {
    const food = {
      ...row('ken', 'FI'),
      year: 2025,
      month: 3,
      total_displacement: 10,
      analysis_date: '2025-01-01',
      estimation_type: 'current' as const,
      estimation_type_display: null,
    };
    const rows = seasonalRows('exposure', { ...none, ipc_displacement_data: [food] }, []);
    expect(rows).toMatchObject([{ iso3: 'ken', hazard: 'FI' }]);
    expect(rows[0]?.values[2]).toBe(10);
    expect(hazardsIn('exposure', rows)).toEqual(['FI']);
    const elsewhere = { ...rows[0], hazard: 'TC' } as SeasonalRow;
    expect(hazardsIn('exposure', [...rows, elsewhere])).toEqual(['TC', 'FI']);
    const nothing = { ...food, ...place('uga'), total_displacement: 0 };
    expect(seasonalRows('exposure', { ...none, ipc_displacement_data: [nothing] }, [])).toEqual([]);
    const unplaced = { ...food, country_details: null };
    expect(seasonalRows('exposure', { ...none, ipc_displacement_data: [unplaced] }, [])).toEqual([]);
  });

  test('a metric has its own rows, also one that is known over the year alone', () => {
    const yearly = (hazard: Hazard) => ({
      ...row('ken', hazard),
      ...months([]),
      annual_average: 3,
      note: null,
      iso3: 'ken',
      confidence_type: null,
    });
    const seasonal: Seasonal = {
      ...none,
      idmc: [yearly('SS')],
      raster_displacement_data: [yearly('FL')],
      gwis_seasonal: [{ ...score('ken', 'WF', []), yearly_sum: 3 }] as unknown as Seasonal['gwis_seasonal'],
    };
    const hazards = (metric: 'displacement' | 'exposure' | 'riskScore') =>
      seasonalRows(metric, seasonal, [score('ken', 'DR', [1])]).map(({ hazard }) => hazard);
    expect(hazards('displacement')).toEqual(['SS']);
    expect(hazards('exposure')).toEqual(['FL']);
    expect(hazards('riskScore')).toEqual(['DR', 'WF']);
  });
});

describe('factors', () => {
  test('each country’s people are counted once, however many hazards it has', () => {
    const people = (iso3: string, population: number | null, lcc: number | null) =>
      (['FL', 'DR'] as const).map((hazard) => score(iso3, hazard, [1], { population_in_thousands: population, lcc }));
    const { population, coping } = countryFactors([
      ...people('aaa', 15, 8),
      ...people('bbb', 1, 4),
      ...people('ccc', null, null),
    ]);
    expect(population.get('bbb')).toBeCloseTo(1 - (1 / 16) ** 0.25);
    expect(population.get('aaa')).toBeCloseTo(1 - (15 / 16) ** 0.25);
    expect(population.has('ccc')).toBe(false);
    expect([coping.get('aaa'), coping.get('bbb'), coping.has('ccc')]).toEqual([1, 0.5, false]);
  });

  test('what is no country has no factors, and its people are not in the sum', () => {
    const known = { population_in_thousands: 16, lcc: 5 };
    const { population, coping } = countryFactors([score(null, 'FL', [1], known), score('aaa', 'FL', [1], known)]);
    expect([...population]).toEqual([['aaa', 0]]);
    expect([...coping]).toEqual([['aaa', 1]]);
  });

  test('where no country lacks any capacity there is nothing to divide by', () => {
    expect([...countryFactors([score('aaa', 'FL', [1], { lcc: 0 })]).coping]).toEqual([['aaa', 0]]);
  });
});

describe('the ranking', () => {
  const of = (iso3: string, hazard: Hazard, value: number | null): SeasonalRow => ({
    iso3,
    hazard,
    values: [value, null],
  });
  const names = new Map([
    ['aaa', 'Alpha'],
    ['bbb', 'Beta'],
    ['ccc', 'Gamma'],
    ['ddd', 'Delta'],
  ]);
  const filters: SeasonalFilters = {
    metric: 'exposure',
    hazards: [],
    months: [0],
    countries: [],
    isPerPopulation: false,
    hasCoping: false,
  };
  const factors = { population: new Map<string, number>(), coping: new Map<string, number>() };
  const ranked = (rows: SeasonalRow[], more: Partial<SeasonalFilters> = {}, known = factors) =>
    rankedCountries(rows, { ...filters, ...more }, known, names, 'en').map(({ iso3 }) => iso3);

  test('ties of the categories are broken by value, then by name', () => {
    const rows = [of('ddd', 'FL', 500), of('aaa', 'FL', 500), of('bbb', 'FL', 900), of('ccc', 'FL', 20_000)];
    expect(ranked(rows)).toEqual(['ccc', 'bbb', 'aaa', 'ddd']);
  });

  test('what is no country, another hazard, another country or without a value is not there', () => {
    const rows = [
      of('xxx', 'FL', 9),
      of('aaa', 'TC', 9),
      of('bbb', 'FL', null),
      of('ccc', 'FL', 9),
      of('ddd', 'FL', 0),
      of('aaa', 'DR', 9),
    ];
    expect(ranked(rows, { hazards: ['FL'] })).toEqual(['ccc']);
    expect(ranked(rows, { countries: ['aaa'] })).toEqual(['aaa']);
  });

  test('months are summed for people, and the highest counts for scores', () => {
    const rows: SeasonalRow[] = [{ iso3: 'aaa', hazard: 'FL', values: [3, 4, null] }];
    const [exposed] = rankedCountries(rows, { ...filters, months: [0, 1, 2] }, factors, names, 'en');
    const [scored] = rankedCountries(
      rows,
      { ...filters, metric: 'riskScore', months: [0, 1, 2] },
      factors,
      names,
      'en',
    );
    expect([exposed?.value, scored?.value, scored?.category]).toEqual([7, 4, 3]);
  });

  test('people in food insecurity count once on every page, in the month with most of them', () => {
    const ipc_displacement_data = [food(2025, 1, 70, 'current'), food(2025, 2, 90, 'current')];
    const rows = seasonalRows('exposure', { ...none, ipc_displacement_data }, []);
    const [world] = rankedCountries(rows, { ...filters, months: [0, 1] }, factors, new Map([['ken', 'Kenya']]), 'en');
    const ofCountry = {
      ...none,
      inform: [],
      inform_seasonal: [],
      return_period_data: [],
      gwis: [],
      ipc_displacement_data,
    };
    const [country] = monthlyRisks(ofCountry, [0, 1]);
    expect([world?.value, country?.exposed]).toEqual([90, 90]);
  });

  test('factors round up; coping counts for scores alone; an unknown factor changes nothing', () => {
    const rows = [of('aaa', 'FL', 9), of('bbb', 'FL', 9)];
    const known = { population: new Map([['aaa', 0.5]]), coping: new Map([['aaa', 0.3]]) };
    const sums = (more: Partial<SeasonalFilters>) =>
      rankedCountries(rows, { ...filters, metric: 'riskScore', ...more }, known, names, 'en').map(({ sum }) => sum);
    expect(sums({})).toEqual([5, 5]);
    expect(sums({ isPerPopulation: true })).toEqual([5, 3]);
    expect(sums({ isPerPopulation: true, hasCoping: true })).toEqual([5, 1]);
    expect(rankedCountries(rows, { ...filters, hasCoping: true }, known, names, 'en').map(({ sum }) => sum)).toEqual([
      1, 1,
    ]);
  });

  test('coping counts for scores alone', () => {
    const known = { population: new Map<string, number>(), coping: new Map([['aaa', 0.1]]) };
    const rows = [of('aaa', 'FL', 20_000)];
    expect(rankedCountries(rows, { ...filters, hasCoping: true }, known, names, 'en')[0]?.sum).toBe(2);
  });

  test('a country is ranked by all its hazards, which stand by category, then by value', () => {
    const rows = [of('aaa', 'FI', 500), of('aaa', 'TC', 900), of('aaa', 'FL', 20_000), of('bbb', 'FL', 30_000)];
    const [first, second] = rankedCountries(rows, filters, factors, names, 'en');
    expect(first).toMatchObject({ iso3: 'aaa', name: 'Alpha', value: 21_400, category: 2, sum: 4 });
    expect(first?.risks.map(({ hazard, category }) => [hazard, category])).toEqual([
      ['FL', 2],
      ['TC', 1],
      ['FI', 1],
    ]);
    expect(second).toMatchObject({ iso3: 'bbb', category: 2, sum: 2 });
  });

  test('a hazard without a value, or with a score beyond the scale, is left out of its country', () => {
    const rows = [of('aaa', 'FL', null), of('aaa', 'TC', 11), of('aaa', 'DR', -1), of('aaa', 'WF', 3)];
    const [only] = rankedCountries(rows, { ...filters, metric: 'riskScore' }, factors, names, 'en');
    expect(only?.risks.map(({ hazard }) => hazard)).toEqual(['WF']);
    expect(rankedCountries([of('aaa', 'TC', 11)], { ...filters, metric: 'riskScore' }, factors, names, 'en')).toEqual(
      [],
    );
  });

  test('countries under one in a hundred of the largest value are not listed', () => {
    const all = rankedCountries(
      [of('aaa', 'FL', 10_000), of('bbb', 'FL', 100), of('ccc', 'FL', 99)],
      filters,
      factors,
      names,
      'en',
    );
    expect(listCountries(all).map(({ iso3 }) => iso3)).toEqual(['aaa', 'bbb']);
  });
});
