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
  performanceOf,
  ratingDistribution,
  yearsOf,
} from './performance';

const titles = ['Not Reviewed', 'Does Not Exist', 'Partially Exists', 'Needs Improvement', 'Exists', 'High'];

/** Country, cycle, date and the ratings of the components 1, 2 and 6. */
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

/** The ratings under the countries, as earlier versions of the server send them. */
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

/** The same ratings under the components, as later versions send them. */
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

describe('the ratings of an answer', () => {
  test('are the same wherever the server puts them', () => {
    expect(performanceOf(underComponents)).toEqual(performance);
  });

  test('leave out what was not rated or not reviewed, with the components and assessments that have nothing else', () => {
    expect(performance.components.map(({ id }) => id)).toEqual([1, 2, 6]);
    expect(assessments.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect([...(assessments[1]?.ratings ?? [])]).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect([...performance.ratingTitles.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('of nothing are none', () => {
    const nothing = performanceOf({ assessments: null, countryAssessments: null });
    expect(nothing).toEqual({ components: [], assessments: [], ratingTitles: new Map() });
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
    ['a component that two rated', [6], { mean: 3, assessments: 2, ratings: 2 }],
    ['nothing', [99], { mean: null, assessments: 0, ratings: 0 }],
  ])('of %s say how much they stand on', (_, ids, expected) => {
    expect(
      meanRating(
        assessments,
        ids.map((id) => ({ id })),
      ),
    ).toEqual(expected);
  });

  test('by year leave out assessments without a date', () => {
    const years = yearsOf(assessments);
    expect(years).toEqual([2022, 2024]);
    expect(meansByYear(assessments, [some(mandate)], years).map(({ mean }) => mean)).toEqual([1, 4]);
    expect(meansByYear(assessments, [some(hazards)], years).map(({ assessments: count }) => count)).toEqual([0, 1]);
  });

  test('a component has as many ratings of each value', () => {
    expect(ratingDistribution(assessments, some(strategy))).toEqual([0, 1, 0, 1, 1]);
  });
});

test('areas hold their components, in order', () => {
  expect(areasOf(performance.components).map(({ id, components: own }) => [id, own.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('the latest assessment of a country is that of its highest cycle, also without a date', () => {
  expect(latestAssessment(assessments, 200)?.id).toBe(4);
  expect(latestAssessment(assessments, 300)).toBeNull();
  expect(assessedCountries(assessments).map(({ name }) => name)).toEqual(['Kenya', 'Peru']);
});
