import type { PerDashboardData } from '#contract/perDashboard';
import { compareCodes, compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { sortedNumbers } from '../lists/sortedNumbers';
import { yearOf } from './cycleSummary';
import { mean } from './perRatings';

/**
 * Ratings by country and year. Missing ratings and "not reviewed" (0) are not part of means.
 *
 * @source reference/preparedness.md, sections 1.1 and 4.6
 */

/** The ratings that are part of means. */
export const ratingValues = [1, 2, 3, 4, 5] as const;
export const highestRating = 5;

export interface PerformanceComponent {
  readonly id: number;
  readonly number: number | null;
  /** The letter of a part of a component: `B` of 14(B). */
  readonly letter: string | null;
  readonly name: string;
  readonly areaId: number | null;
  readonly areaName: string | null;
}

export interface RatedAssessment {
  readonly id: number;
  /** Number of the cycle. */
  readonly number: number | null;
  /** Date of the assessment as the server sends it. */
  readonly date: string | null;
  readonly year: number | null;
  readonly countryId: number | null;
  readonly countryName: string;
  /** Ratings from 1 to 5 by component id. */
  readonly ratings: ReadonlyMap<number, number>;
}

export interface Performance {
  /** Components with a rating, by area and number. */
  readonly components: readonly PerformanceComponent[];
  /** Assessments with a rating. */
  readonly assessments: readonly RatedAssessment[];
  /** The server's titles of ratings, by value. */
  readonly ratingTitles: ReadonlyMap<number, string>;
}

type Listed = NonNullable<PerDashboardData['assessments']>[number];
type Entry = NonNullable<Listed['assessments']>[number];
interface Rating {
  readonly rating_value?: number | null;
  readonly rating_title?: string | null;
}

const countryKey = (country: string, number: number | null) => JSON.stringify([country, number]);

/** The ratings of `countryAssessments`, which earlier versions of the server send: by country and cycle, then component id. */
function ratingsOfCountries({
  countryAssessments,
}: PerDashboardData): ReadonlyMap<string, ReadonlyMap<number, Rating>> {
  return new Map(
    Object.entries(countryAssessments ?? {}).flatMap(([country, cycles]) =>
      cycles.map(({ assessment_number, components }) => [
        countryKey(country, assessment_number),
        new Map((components ?? []).map((each) => [each.component_id, each])),
      ]),
    ),
  );
}

const byArea = (a: PerformanceComponent, b: PerformanceComponent) =>
  (a.areaId ?? Number.POSITIVE_INFINITY) - (b.areaId ?? Number.POSITIVE_INFINITY) ||
  (a.number ?? 0) - (b.number ?? 0) ||
  compareCodes(a.letter, b.letter) ||
  a.id - b.id;

/**
 * The ratings of every assessment, from both formats of the server.
 *
 * @param letterOf - the letter of a component by its id, which the data lack
 */
export function performanceOf(
  data: PerDashboardData,
  letterOf: (component: number) => string | null = () => null,
): Performance {
  const fallback = ratingsOfCountries(data);
  const ratingTitles = new Map<number, string>();
  const assessments = new Map<number, { readonly entry: Entry; readonly ratings: Map<number, number> }>();
  const rated = new Set<number>();
  const rate = (component: number, entry: Entry) => {
    const key = countryKey(entry.country_name ?? '', entry.assessment_number);
    const rating: Rating | undefined = entry.rating_value === undefined ? fallback.get(key)?.get(component) : entry;
    const value = rating?.rating_value;
    if (!value) return;
    if (rating.rating_title) ratingTitles.set(value, rating.rating_title.trim());
    const assessment = assessments.get(entry.assessment_id) ?? { entry, ratings: new Map() };
    assessment.ratings.set(component, value);
    assessments.set(entry.assessment_id, assessment);
    rated.add(component);
  };
  for (const { component_id, assessments: entries } of data.assessments ?? []) {
    for (const entry of entries ?? []) rate(component_id, entry);
  }
  return {
    components: (data.assessments ?? [])
      .filter(({ component_id }) => rated.has(component_id))
      .map((each) => ({
        id: each.component_id,
        number: each.component_num,
        letter: letterOf(each.component_id),
        name: each.component_name?.trim() || String(each.component_id),
        areaId: each.area_id,
        areaName: each.area_name,
      }))
      .toSorted(byArea),
    assessments: [...assessments.values()]
      .map(({ entry, ratings }) => ({
        id: entry.assessment_id,
        number: entry.assessment_number,
        date: entry.date_of_assessment,
        year: yearOf(entry.date_of_assessment),
        countryId: entry.country_id,
        countryName: entry.country_name ?? '',
        ratings,
      }))
      .toSorted((a, b) => a.id - b.id),
    ratingTitles,
  };
}

export interface AssessmentFilters {
  readonly region: number | null;
  readonly country: number | null;
  /** The number of the cycle. */
  readonly cycle: number | null;
  readonly year: number | null;
}

/** The assessments that match all set filters. @param regionOf - returns the region of a country id */
export const filterAssessments = (
  assessments: readonly RatedAssessment[],
  { region, country, cycle, year }: AssessmentFilters,
  regionOf: (country: number) => number | null,
): RatedAssessment[] =>
  assessments.filter(
    (each) =>
      (region === null || (each.countryId !== null && regionOf(each.countryId) === region)) &&
      (country === null || each.countryId === country) &&
      (cycle === null || each.number === cycle) &&
      (year === null || each.year === year),
  );

/** The components that match all set filters. */
export const filterComponents = (
  components: readonly PerformanceComponent[],
  { area, component }: { readonly area: number | null; readonly component: number | null },
): PerformanceComponent[] =>
  components.filter(({ id, areaId }) => (area === null || areaId === area) && (component === null || id === component));

export interface PerformanceArea {
  readonly id: number;
  readonly name: string;
  readonly components: readonly PerformanceComponent[];
}

/** Components grouped by area; components without an area are left out. */
export const areasOf = (components: readonly PerformanceComponent[]): readonly PerformanceArea[] =>
  [...groupBy(components, ({ areaId }) => areaId)].map(([id, group]) => ({
    id,
    name: group[0]?.areaName?.trim() || String(id),
    components: group,
  }));

export interface MeanRating {
  /** 1 to 5; null without a rating. */
  readonly mean: number | null;
  /** Number of assessments in the mean. */
  readonly assessments: number;
  /** Number of ratings in the mean. */
  readonly ratings: number;
}

/** The mean of all ratings of some components in some assessments. */
export function meanRating(
  assessments: readonly RatedAssessment[],
  components: readonly Pick<PerformanceComponent, 'id'>[],
): MeanRating {
  const found = assessments
    .map(({ ratings }) => components.flatMap(({ id }) => ratings.get(id) ?? []))
    .filter((values) => values.length > 0);
  const values = found.flat();
  return { mean: mean(values), assessments: found.length, ratings: values.length };
}

/** The years of assessments, ascending. */
export const yearsOf = (assessments: readonly RatedAssessment[]): number[] =>
  sortedNumbers(assessments.flatMap(({ year }) => year ?? []));

/** The mean rating of some components by year. */
export const meansByYear = (
  assessments: readonly RatedAssessment[],
  components: readonly Pick<PerformanceComponent, 'id'>[],
  years: readonly number[],
): readonly MeanRating[] =>
  years.map((year) =>
    meanRating(
      assessments.filter((each) => each.year === year),
      components,
    ),
  );

/** The number of assessments with each rating of a component, from 1 to 5. */
export const ratingDistribution = (
  assessments: readonly RatedAssessment[],
  { id }: Pick<PerformanceComponent, 'id'>,
): readonly number[] =>
  ratingValues.map((value) => assessments.filter(({ ratings }) => ratings.get(id) === value).length);

/** The latest assessment of a country, by cycle, then by date; null without one. */
export const latestAssessment = (assessments: readonly RatedAssessment[], country: number): RatedAssessment | null =>
  assessments
    .filter(({ countryId }) => countryId === country)
    .toSorted((a, b) => (b.number ?? 0) - (a.number ?? 0) || compareCodes(b.date, a.date) || b.id - a.id)[0] ?? null;

/** The countries of assessments, sorted by name. */
export function assessedCountries(
  assessments: readonly RatedAssessment[],
  language: string,
): readonly { readonly id: number; readonly name: string }[] {
  const byName = compareNames(language);
  return [...groupBy(assessments, ({ countryId }) => countryId)]
    .map(([id, group]) => ({ id, name: group[0]?.countryName ?? '' }))
    .toSorted((a, b) => byName(a.name, b.name));
}
