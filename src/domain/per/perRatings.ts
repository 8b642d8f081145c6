import type { PerStats } from '#contract/perStats';
import type { PublicComponentResponse } from '#contract/publicPer';

/** Statistics of the ratings of an assessment. Parent components are not counted. @source reference/preparedness.md, section 1.7 */

/** The fields that public and full assessments have in common. */
export type RatedResponse = Pick<PublicComponentResponse, 'id' | 'component' | 'component_details' | 'rating_details'>;

interface Assessed<Response extends RatedResponse> {
  readonly area_responses: readonly { readonly component_responses: readonly Response[] | null }[] | null;
}

/** The responses of an assessment without those of parent components. */
export const assessedComponents = <Response extends RatedResponse>({
  area_responses,
}: Assessed<Response>): Response[] =>
  (area_responses ?? []).flatMap(({ component_responses }) =>
    (component_responses ?? []).filter(({ component_details }) => component_details.is_parent !== true),
  );

const ratingValue = ({ rating_details }: RatedResponse): number => rating_details?.value ?? 0;

/** The arithmetic mean; null for an empty list. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The highest rating, the end of the scale of all charts of means. */
export const highestRating = 5;

/** A mean rounded to two decimals, as charts, tables and files show it. */
export const roundedMean = (mean: number | null): number | null =>
  mean === null ? null : Math.round(mean * 100) / 100;

/**
 * The mean rating, 1 to 5. Unrated and "not reviewed" (0) components are ignored.
 *
 * @returns null when no component is rated
 */
export const averageRating = (responses: readonly RatedResponse[]): number | null =>
  mean(responses.map(ratingValue).filter((value) => value > 0));

/** The mean rating by area, for all given areas. */
export const averageByArea = <Area extends { readonly id: number }>(
  responses: readonly RatedResponse[],
  areas: readonly Area[],
): readonly { readonly area: Area; readonly average: number | null }[] =>
  areas.map((area) => ({
    area,
    average: averageRating(responses.filter(({ component_details }) => component_details.area === area.id)),
  }));

export interface RatingCount {
  /** 0 (not reviewed) to 5 */
  readonly value: number;
  readonly title: string;
  readonly count: number;
}

/** The number of components with each rating, best first, including "not reviewed". */
export function ratingCounts(responses: readonly RatedResponse[]): readonly RatingCount[] {
  const counts = new Map<number, RatingCount>();
  for (const { rating_details } of responses) {
    if (!rating_details) continue;
    const { value, title } = rating_details;
    counts.set(value, { value, title: title?.trim() ?? '', count: (counts.get(value)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.value - a.value);
}

interface Answered {
  readonly question_responses: readonly { readonly answer: number | null }[] | null;
}

/** The number of benchmarks with each answer, by the id of the answer. */
export function answerCounts(responses: readonly Answered[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { question_responses } of responses) {
    for (const { answer } of question_responses ?? []) {
      if (answer !== null) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  }
  return counts;
}

/** The number of answered benchmarks of a component. */
export const countAnsweredBenchmarks = ({ question_responses }: Answered): number =>
  (question_responses ?? []).filter(({ answer }) => answer !== null).length;

/** The mean rating of one assessment of a country. */
export type MeanRating = NonNullable<PerStats['assessment_ratings']>[number];

/** The mean ratings of the assessments of a country, in the order of their cycles; none where there is one alone. @source reference/preparedness.md, section 1.5 */
export const ratingTrend = (ratings: PerStats['assessment_ratings']): readonly MeanRating[] =>
  ratings === null || ratings.length < 2
    ? []
    : ratings.toSorted((a, b) => (a.assessment_number ?? 0) - (b.assessment_number ?? 0));

/** Sorts components by rating, highest first, unrated ones last. */
export const sortByRating = <Response extends RatedResponse>(responses: readonly Response[]): Response[] =>
  responses.toSorted((a, b) => ratingValue(b) - ratingValue(a));

const shownComponents = 5;

/** The five best rated components. @source reference/preparedness.md, section 1.5 */
export const topRated = <Response extends RatedResponse>(responses: readonly Response[]): Response[] =>
  sortByRating(responses.filter((response) => ratingValue(response) > 0)).slice(0, shownComponents);

/** Compares ratings in the order of prioritisation: weakest first, unrated last. */
export function compareWeakness(a: number | null, b: number | null): number {
  const rank = (value: number | null) => (value === null || value === 0 ? Number.POSITIVE_INFINITY : value);
  return rank(a) === rank(b) ? 0 : rank(a) - rank(b);
}
