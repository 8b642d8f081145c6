import { describe, expect, test } from 'vitest';
import type { CountrySeasonal, GwisRow, IpcRow, RiskScore, Seasonal } from '#contract/riskSeasonal';
import { monthlyRisks, monthlySeries } from './countryRisk';
import { fireLines, fireYear, foodLines, foodMonths, foodYear } from './derivedRows';
import type { Hazard } from './hazards';
import { aggregates, monthKeys, monthRange } from './months';
import { returnHazards, returnPeriods } from './returnPeriods';
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

/** @source reference/risk-watch.md, sections 1.3, 1.6 and 2 */

const months = (values: readonly (number | null)[]) =>
  // one name for each of twelve values
  Object.fromEntries(monthKeys.map((key, index) => [key, values[index] ?? null])) as Record<
    (typeof monthKeys)[number],
    number | null
  >;
const place = (iso3: string | null, name = 'Country') => ({
  country: 1,
  country_details: { id: 1, name, iso: null, iso3, region: 0 },
});
const row = (iso3: string | null, hazard_type: Hazard | '') => ({
  id: 1,
  ...place(iso3),
  hazard_type,
  hazard_type_display: null,
});

describe('months', () => {
  test.each([
    [2, 5, [2, 3, 4, 5]],
    [5, 2, [2, 3, 4, 5]],
    [7, 7, [7]],
  ])('from %i to %i', (from, to, range) => {
    expect(monthRange(from, to)).toEqual(range);
  });

  test('nothing makes nothing; what is missing is left out', () => {
    expect([aggregates.sum([null]), aggregates.max([]), aggregates.mean([null, null])]).toEqual([null, null, null]);
    expect([aggregates.sum([1, null, 2]), aggregates.mean([1, null, 3]), aggregates.max([-1, null])]).toEqual([
      3, 2, -1,
    ]);
    expect([aggregates.sum([1, Number.NaN, Number.POSITIVE_INFINITY]), aggregates.min([2, null, 1])]).toEqual([1, 1]);
  });
});

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

const score = (
  iso3: string | null,
  hazard: Hazard | '',
  values: number[],
  more: Partial<RiskScore> = {},
): RiskScore => ({
  ...row(iso3, hazard),
  ...months(values),
  yearly_sum: null,
  lcc: null,
  population_in_thousands: null,
  vulnerability: null,
  ...more,
});
const none: Seasonal = { idmc: [], ipc_displacement_data: [], raster_displacement_data: [], gwis_seasonal: [] };

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

const food = (
  year: number,
  month: number,
  people: number | null,
  type: IpcRow['estimation_type'],
  date = '2025-01-01',
): IpcRow => ({
  ...row('ken', 'FI'),
  year,
  month,
  total_displacement: people,
  analysis_date: date,
  estimation_type: type,
  estimation_type_display: null,
});

describe('food insecurity', () => {
  const counted = (rows: readonly IpcRow[]) => foodMonths(rows).map(({ year, month, people }) => [year, month, people]);
  const [january, february] = [1, 2];
  test.each([
    [
      'the latest of the same kind, whichever comes first',
      [
        food(2024, january, 1, 'current', '2024-01-01'),
        food(2024, january, 2, 'current', '2024-03-01'),
        food(2024, january, 3, 'current', '2024-02-01'),
      ],
      [[2024, 0, 2]],
    ],
    [
      'a current one before a row with an empty kind, which counts nowhere alone',
      [food(2024, january, 9, ''), food(2024, january, 1, 'current'), food(2024, february, 9, '')],
      [[2024, 0, 1]],
    ],
    [
      'of the same kind and day the first',
      [food(2024, january, 1, 'current'), food(2024, january, 2, 'current')],
      [[2024, 0, 1]],
    ],
    [
      'a current one, however old, whichever comes first',
      [
        food(2024, january, 1, 'current', '2020-01-01'),
        food(2024, january, 2, 'first_projection', '2024-01-01'),
        food(2024, january, 3, 'second_projection', '2025-01-01'),
      ],
      [[2024, 0, 1]],
    ],
    [
      'a first projection before a second one',
      [
        food(2024, january, 3, 'second_projection', '2025-01-01'),
        food(2024, january, 2, 'first_projection', '2024-01-01'),
      ],
      [[2024, 0, 2]],
    ],
    [
      'one for each month, by year and month',
      [
        food(2025, january, 4, 'current'),
        food(2024, february, 3, 'current'),
        food(2023, february, 2, 'current'),
        food(2024, january, 1, 'current'),
      ],
      [
        [2023, 1, 2],
        [2024, 0, 1],
        [2024, 1, 3],
        [2025, 0, 4],
      ],
    ],
    [
      'none of an unknown kind, day or number',
      [
        food(2024, january, 1, null),
        { ...food(2024, january, 1, 'current'), analysis_date: null },
        food(2024, january, null, 'current'),
      ],
      [],
    ],
  ])('a month counts %s', (_, rows, expected) => expect(counted(rows)).toEqual(expected));

  test('the lines hold each year for itself; the last year of a projection stands apart, the newest analysis is named', () => {
    const lines = foodLines([
      food(2023, january, 10, 'current', '2023-01-01'),
      food(2024, january, 30, 'first_projection', '2024-05-01'),
      food(2024, february, 8, 'current', '2024-02-01'),
      food(2025, february, 50, 'second_projection', '2024-03-01'),
    ]);
    expect(lines?.average.slice(0, 3)).toEqual([20, 29, null]);
    expect(lines?.years.map(({ year, values }) => [year, ...values.slice(0, 2)])).toEqual([
      [2023, 10, null],
      [2024, 30, 8],
    ]);
    expect([lines?.projected?.year, lines?.projected?.values.slice(0, 2)]).toEqual([2025, [null, 50]]);
    expect(lines?.analysed).toBe('2024-05-01');
    expect(foodLines([])).toBeNull();
  });

  test('the year has the highest of its months', () => {
    expect(
      foodYear([food(2024, 1, 5, 'current'), food(2024, 2, 9, 'current'), food(2024, 3, 7, 'current')])?.annual,
    ).toBe(9);
  });

  const rows = [
    food(2024, 1, 100, 'first_projection', '2025-01-01'),
    food(2024, 1, 40, 'current', '2023-01-01'),
    food(2024, 1, 60, 'current', '2024-01-01'),
    food(2025, 1, 80, 'second_projection'),
    food(2025, 2, null, 'current'),
    food(2025, 3, 10, null),
  ];

  test('a current analysis comes before projections, then the latest; years are averaged, the highest month is the year’s', () => {
    const year = foodYear(rows);
    expect(year?.values.slice(0, 3)).toEqual([70, null, null]);
    expect(year?.annual).toBe(70);
    expect(foodYear([])).toBeNull();
  });

  test('the year of the last projection is not among the past ones', () => {
    const lines = foodLines(rows);
    expect(lines?.projected).toMatchObject({ year: 2025 });
    expect(lines?.years.map(({ year }) => year)).toEqual([2024]);
    expect(lines?.analysed).toBe('2025-01-01');
    expect(foodLines([food(2024, 1, 1, 'current')])?.projected).toBeNull();
  });
});

const fire = (year: number, month: string, dsr: number, dsr_type: GwisRow['dsr_type'] = 'monthly'): GwisRow => ({
  ...row('ken', 'WF'),
  year,
  month,
  dsr,
  dsr_min: dsr / 2,
  dsr_avg: dsr,
  dsr_max: dsr * 2,
  dsr_type,
});

describe('wildfire', () => {
  const rows = [
    fire(2024, '1', 4),
    fire(2024, '1', 400),
    fire(2025, '1', 6),
    fire(2025, '2', 1),
    fire(2025, '1', 99, 'cumulative'),
  ];

  test('monthly ratings alone, each month of each year once, averaged over the years', () => {
    expect(fireYear(rows)?.values.slice(0, 3)).toEqual([5, 1, null]);
    expect(fireYear(rows)?.annual).toBe(3);
    expect(fireYear([fire(2025, '1', 9, 'cumulative')])).toBeNull();
  });

  test('without a monthly rating there is no chart', () => {
    expect(fireLines([fire(2025, '1', 9, 'cumulative')])).toBeNull();
  });

  test('the chart has the range over all years beside the last one with ratings, whatever year it is', () => {
    const { least, average, greatest, last, firstYear, lastYear } = fireLines(rows) ?? {};
    expect([least?.[0], average?.[0], greatest?.[0], last?.[0], firstYear, lastYear]).toEqual([
      2.5, 5, 10, 6, 2024, 2025,
    ]);
  });
});

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
