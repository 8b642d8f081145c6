import type { PublicComponentResponse } from '#contract/publicPer';

/** What the ratings of an assessment add up to. Components that only head others are never counted. @source reference/preparedness.md, section 1.7 */

/** As all assessments give it, the public one included. */
export type RatedResponse = Pick<PublicComponentResponse, 'id' | 'component' | 'component_details' | 'rating_details'>;

interface Assessed<Response extends RatedResponse> {
  readonly area_responses: readonly { readonly component_responses: readonly Response[] | null }[] | null;
}

/** The components of an assessment without those that only head others. */
export const assessedComponents = <Response extends RatedResponse>({
  area_responses,
}: Assessed<Response>): Response[] =>
  (area_responses ?? []).flatMap(({ component_responses }) =>
    (component_responses ?? []).filter(({ component_details }) => component_details.is_parent !== true),
  );

const ratingValue = ({ rating_details }: RatedResponse): number => rating_details?.value ?? 0;

/** The mean of some ratings; null for none. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean rating, 1 to 5, of the components that were rated: no rating and "not reviewed" (0) are left out.
 *
 * @returns null where nothing was rated
 */
export const averageRating = (responses: readonly RatedResponse[]): number | null =>
  mean(responses.map(ratingValue).filter((value) => value > 0));

/** The same by area, for all the areas given. */
export const averageByArea = <Area extends { readonly id: number }>(
  responses: readonly RatedResponse[],
  areas: readonly Area[],
): readonly { readonly area: Area; readonly average: number | null }[] =>
  areas.map((area) => ({
    area,
    average: averageRating(responses.filter(({ component_details }) => component_details.area === area.id)),
  }));

export interface RatingCount {
  /** 0 not reviewed to 5 */
  readonly value: number;
  readonly title: string;
  readonly count: number;
}

/** How many components have each rating, the best first; "not reviewed" counts, no rating does not. */
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

/** How many benchmarks got each answer, by the id of the answer. */
export function answerCounts(responses: readonly Answered[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { question_responses } of responses) {
    for (const { answer } of question_responses ?? []) {
      if (answer !== null) counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many benchmarks of a component were answered. */
export const benchmarksAssessed = ({ question_responses }: Answered): number =>
  (question_responses ?? []).filter(({ answer }) => answer !== null).length;

/** Sorts components by rating, highest first, unrated ones last. */
export const sortByRating = <Response extends RatedResponse>(responses: readonly Response[]): Response[] =>
  responses.toSorted((a, b) => ratingValue(b) - ratingValue(a));

const shownComponents = 5;

/** The five best rated components. @source reference/preparedness.md, section 1.5 */
export const topRated = <Response extends RatedResponse>(responses: readonly Response[]): Response[] =>
  sortByRating(responses.filter((response) => ratingValue(response) > 0)).slice(0, shownComponents);

/** The order in which components are prioritised: the weakest first, those that were not rated last. */
export function compareWeakness(a: number | null, b: number | null): number {
  const rank = (value: number | null) => (value === null || value === 0 ? Number.POSITIVE_INFINITY : value);
  return rank(a) === rank(b) ? 0 : rank(a) - rank(b);
}
