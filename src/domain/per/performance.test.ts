import { describe, expect, test } from 'vitest';
import type { PerDashboardData } from '#contract/perDashboard';
import {
  areasOf,
  assessedCountries,
  filterAssessments,
  filterComponents,
  latestAssessment,
  meanRating,
  meansByYear,
  type PerformanceComponent,
  performanceOf,
  type RatedAssessment,
  ratingDistribution,
  yearsOf,
} from './performance';

const titles = ['Not Reviewed', 'Does Not Exist', 'Partially Exists', 'Needs Improvement', 'Exists', 'High'];

/** Country id, country, cycle, date, and the ratings of the components 1, 2 and 6. */
const given = [
  [100, 'Kenya', 1, '2022-03-01', [1, 2, null]],
  [100, 'Kenya', 2, '2024-03-01', [3, 4, 0]],
  [200, 'Peru', 1, '2024-06-01', [5, null, 1]],
  [200, 'Peru', 2, null, [5, 5, 5]],
  [300, 'Chile', 1, '2024-06-01', [0, null, 0]],
] as const;
const components = [
  { component_id: 6, component_num: 6, component_name: 'Hazards', area_id: 2, area_name: 'Analysis and planning' },
  { component_id: 1, component_num: 1, component_name: 'Mandate', area_id: 1, area_name: 'Policy' },
  { component_id: 2, component_num: 2, component_name: 'Strategy', area_id: 1, area_name: 'Policy' },
  { component_id: 14, component_num: 14, component_name: 'Parent', area_id: 3, area_name: 'Capacity' },
];
const column: Record<number, number> = { 1: 0, 2: 1, 6: 2 };
const rated = (component: number, ratings: readonly (number | null)[]) => {
  const value = ratings[column[component] ?? -1] ?? null;
  return { rating_value: value, rating_title: value === null ? null : (titles[value] ?? null) };
};
const entry = (index: number) => {
  const [country_id, country_name, assessment_number, date_of_assessment] = given[index] ?? given[0];
  return {
    assessment_id: index + 1,
    assessment_number,
    country_id,
    country_iso3: null,
    country_name,
    date_of_assessment,
  };
};
const phase = { phase: 5, phase_display: null } as const;

/** Ratings under `countryAssessments`, as earlier versions of the server send them. */
const underCountries: PerDashboardData = {
  assessments: components.map((each) => ({ ...each, assessments: given.map((_, index) => entry(index)) })),
  countryAssessments: Object.fromEntries(
    ['Kenya', 'Peru', 'Chile'].map((country) => [
      country,
      given
        .filter(([, name]) => name === country)
        .map(([, , assessment_number, date, ratings]) => ({
          ...phase,
          assessment_number,
          date,
          components: components.map((each) => ({ ...each, ...rated(each.component_id, ratings) })),
        })),
    ]),
  ),
};

/** The same ratings under `assessments`, as later versions send them. */
const underComponents: PerDashboardData = {
  assessments: components.map((each) => ({
    ...each,
    assessments: given.map(([, , , , ratings], index) => ({ ...entry(index), ...rated(each.component_id, ratings) })),
  })),
  countryAssessments: { Kenya: [{ ...phase, assessment_number: 1, date: null }] },
};

const performance = performanceOf(underCountries);
const { assessments } = performance;
const [mandate, strategy, hazards] = performance.components;
const some = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('a component is missing');
  return item;
};

describe('performanceOf', () => {
  test('reads both formats of the server', () => {
    expect(performanceOf(underComponents)).toEqual(performance);
    expect(performanceOf(underCountries)).toEqual(performance);
  });

  test('components carry their letters, and stand in their order', () => {
    const letters = new Map([
      [some(mandate).id, 'B'],
      [some(strategy).id, 'A'],
    ]);
    const data = {
      ...underComponents,
      assessments: (underComponents.assessments ?? []).map((each) => ({ ...each, component_num: 14 })),
    };
    const lettered = performanceOf(data, (id) => letters.get(id) ?? null).components.filter(({ letter }) => letter);
    expect(lettered.map(({ id, letter }) => [id, letter])).toEqual([
      [some(strategy).id, 'A'],
      [some(mandate).id, 'B'],
    ]);
  });

  test('leaves out ratings that are missing or "not reviewed", and components and assessments without others', () => {
    expect(performance.components.map(({ id }) => id)).toEqual([1, 2, 6]);
    expect(assessments.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect([...(assessments[1]?.ratings ?? [])]).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect([...performance.ratingTitles.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('name what rates: the component without spaces or by its id, the title of a rating where it has one', () => {
    const of = (
      component_id: number,
      component_name: string | null,
      rating_value: number,
      rating_title: string | null,
    ) => ({
      ...components[0],
      component_id,
      component_num: null,
      component_name,
      area_id: null,
      area_name: null,
      assessments: [{ ...entry(0), country_name: null, rating_value, rating_title }],
    });
    const named = performanceOf({
      assessments: [of(8, ' Hazards ', 2, ' Partially '), of(7, ' ', 3, null), of(9, null, 4, '')],
      countryAssessments: null,
    });
    expect(named.components.map(({ name }) => name)).toEqual(['7', 'Hazards', '9']);
    expect([...named.ratingTitles]).toEqual([[2, 'Partially']]);
    expect(named.assessments.map(({ countryName }) => countryName)).toEqual(['']);
  });

  test('of the version of the server before, a country without a name or without components has none but its own', () => {
    const nameless = { ...entry(0), assessment_id: 9, country_name: null };
    const cycle = { ...phase, assessment_number: 1, date: null };
    const rating = { ...some(components[0]), rating_value: 4, rating_title: 'Exists' };
    const found = performanceOf({
      assessments: [{ ...some(components[0]), assessments: [nameless, entry(0), entry(2)] }],
      countryAssessments: {
        '': [{ ...cycle, components: [rating] }],
        Kenya: [{ ...cycle, components: null }],
        Peru: [{ ...cycle, components: [{ ...rating, rating_value: 2 }] }],
      },
    });
    expect(found.assessments.map(({ id, ratings }) => [id, [...ratings]])).toEqual([
      [3, [[6, 2]]],
      [9, [[6, 4]]],
    ]);
  });

  test('come by area, then by number, then by id, without an area last', () => {
    const of = (component_id: number, area_id: number | null, component_num: number | null) => ({
      component_id,
      component_num,
      component_name: null,
      area_id,
      area_name: null,
      assessments: [{ ...entry(0), rating_value: 1, rating_title: null }],
    });
    const rows = [
      of(1, null, 1),
      of(2, 2, 5),
      of(6, 2, 5),
      of(3, 2, 4),
      of(4, 1, 9),
      of(5, 2, null),
      of(7, null, null),
    ];
    const order = (assessments: typeof rows) =>
      performanceOf({ assessments, countryAssessments: null }).components.map(({ id }) => id);
    expect(order(rows)).toEqual([4, 5, 3, 2, 6, 7, 1]);
    expect(order(rows.toReversed())).toEqual([4, 5, 3, 2, 6, 7, 1]);
  });

  test('of nothing are none', () => {
    const none = { components: [], assessments: [], ratingTitles: new Map() };
    expect(performanceOf({ assessments: null, countryAssessments: null })).toEqual(none);
    const unrated = [{ ...some(components[0]), assessments: null }];
    expect(performanceOf({ assessments: unrated, countryAssessments: null })).toEqual(none);
  });
});

describe('filters', () => {
  const all = { region: null, country: null, cycle: null, year: null };
  const regionOf = (country: number) => (country === 100 ? 0 : 1);
  test.each([
    [{}, [1, 2, 3, 4]],
    [{ region: 0 }, [1, 2]],
    [{ country: 200 }, [3, 4]],
    [{ cycle: 2 }, [2, 4]],
    [{ year: 2024 }, [2, 3]],
    [{ year: 2024, cycle: 1 }, [3]],
  ])('%o leaves the assessments %o', (filters, ids) => {
    expect(filterAssessments(assessments, { ...all, ...filters }, regionOf).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    [{ area: null, component: null }, [1, 2, 6]],
    [{ area: 1, component: null }, [1, 2]],
    [{ area: 1, component: 6 }, []],
    [{ area: null, component: 6 }, [6]],
  ])('%o leaves the components %o', (filters, ids) => {
    expect(filterComponents(performance.components, filters).map(({ id }) => id)).toEqual(ids);
  });
});

describe('means', () => {
  test.each([
    ['one component', [1], { mean: 3.5, assessments: 4, ratings: 4 }],
    ['an area', [1, 2], { mean: 25 / 7, assessments: 4, ratings: 7 }],
    ['a component with two ratings', [6], { mean: 3, assessments: 2, ratings: 2 }],
    ['an unrated component', [99], { mean: null, assessments: 0, ratings: 0 }],
  ])('of %s count their assessments and ratings', (_, ids, expected) => {
    expect(
      meanRating(
        assessments,
        ids.map((id) => ({ id })),
      ),
    ).toEqual(expected);
  });

  test('by year ignore assessments without a date', () => {
    const years = yearsOf(assessments);
    expect(years).toEqual([2022, 2024]);
    expect(meansByYear(assessments, [some(mandate)], years).map(({ mean }) => mean)).toEqual([1, 4]);
    expect(meansByYear(assessments, [some(hazards)], years).map(({ assessments: count }) => count)).toEqual([0, 1]);
  });

  test('ratingDistribution counts the ratings of a component by value', () => {
    expect(ratingDistribution(assessments, some(strategy))).toEqual([0, 1, 0, 1, 1]);
  });
});

test('areasOf groups components by area, in order', () => {
  expect(areasOf(performance.components).map(({ id, components: own }) => [id, own.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('latestAssessment returns the assessment of the highest cycle, even without a date', () => {
  expect(latestAssessment(assessments, 200)?.id).toBe(4);
  expect(latestAssessment(assessments, 300)).toBeNull();
  expect(assessedCountries(assessments, 'en').map(({ name }) => name)).toEqual(['Kenya', 'Peru']);
});

const assessment = (id: number, parts: Partial<RatedAssessment> = {}): RatedAssessment => ({
  id,
  number: null,
  date: null,
  year: null,
  countryId: 1,
  countryName: 'Kenya',
  ratings: new Map(),
  ...parts,
});

test.each([
  ['its highest cycle, before the date', { number: 2, date: '2020-01-01' }, { number: 1, date: '2024-01-01' }],
  ['its highest cycle, one without a number before all', { number: 1 }, { number: null }],
  ['its latest date', { number: 1, date: '2024-01-01' }, { number: 1, date: '2023-12-31' }],
  ['its latest date, before one without', { date: '2023-12-31' }, { date: null }],
])('the latest assessment of a country is that of %s', (_, latest, other) => {
  for (const [first, second] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const both = [assessment(first, latest), assessment(second, other)];
    expect(latestAssessment(both, 1)?.id).toBe(first);
    expect(latestAssessment(both.toReversed(), 1)?.id).toBe(first);
  }
});

test('of assessments that agree in all, the one that was entered last is the latest', () => {
  expect(latestAssessment([assessment(1), assessment(3), assessment(2)], 1)?.id).toBe(3);
});

test('countries come by name, those of assessments without a country are left out', () => {
  const found = assessedCountries(
    [
      assessment(1, { countryId: 3, countryName: 'Peru' }),
      assessment(2, { countryId: 2, countryName: 'Chile' }),
      assessment(3, { countryId: null, countryName: '' }),
      assessment(4, { countryId: 1, countryName: 'Kenya' }),
    ],
    'en',
  );
  expect(found.map(({ name }) => name)).toEqual(['Chile', 'Kenya', 'Peru']);
});

test('an assessment without a country is in no region, not even where the region of none is asked for', () => {
  const filters = { region: 0, country: null, cycle: null, year: null };
  expect(filterAssessments([assessment(1, { countryId: null })], filters, () => 0)).toEqual([]);
});

test.each([
  [' Policy ', 'Policy'],
  [' ', '4'],
  [null, '4'],
])('an area called %j is headed "%s"', (areaName, name) => {
  const component: PerformanceComponent = { id: 1, number: 1, letter: null, name: 'Mandate', areaId: 4, areaName };
  expect(areasOf([component]).map((area) => area.name)).toEqual([name]);
});
