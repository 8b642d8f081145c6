import type { PerComponentResponse } from '#contract/perAssessment';
import type { FormArea } from '#contract/perForm';
import type { PerPrioritization } from '#contract/perWorkPlan';
import { compareByNumber, componentTitle } from '#domain/per/perComponents';
import { compareWeakness, sortByRating } from '#domain/per/perRatings';

/** A row of a table of rated components. */
export interface ComponentRow {
  readonly id: number;
  readonly title: string;
  readonly area: FormArea | undefined;
  /** 1 to 5; null if not rated or not reviewed. */
  readonly value: number | null;
  readonly ratingTitle: string | null;
  readonly notes: string | null;
}

const rowOf = (response: PerComponentResponse, areas: readonly FormArea[]): ComponentRow => {
  const { component, component_details, rating_details, notes } = response;
  return {
    id: component,
    title: componentTitle(component_details),
    area: areas.find(({ id }) => id === component_details.area),
    value: rating_details?.value || null,
    ratingTitle: rating_details?.title?.trim() || null,
    notes: notes?.trim() || null,
  };
};

/** All components of an assessment by descending rating, then by number. */
export const componentRows = (responses: readonly PerComponentResponse[], areas: readonly FormArea[]): ComponentRow[] =>
  sortByRating(responses.toSorted((a, b) => compareByNumber(a.component_details, b.component_details))).map(
    (response) => rowOf(response, areas),
  );

/**
 * All prioritised components, the weakest first, those without a rating last; of equal ones the lower number first.
 *
 * @source reference/preparedness.md, sections 1.5 and 6
 */
export function priorityRows(
  responses: readonly PerComponentResponse[],
  areas: readonly FormArea[],
  { prioritized_action_responses }: Pick<PerPrioritization, 'prioritized_action_responses'>,
): ComponentRow[] {
  const assessed = new Map(responses.map((response) => [response.component, response]));
  const chosen = new Map((prioritized_action_responses ?? []).map((each) => [each.component, each.component_details]));
  return [...chosen]
    .toSorted(([, a], [, b]) => compareByNumber(a, b))
    .map(([id, component]): ComponentRow => {
      const response = assessed.get(id);
      if (response) return rowOf(response, areas);
      const area = areas.find((each) => each.id === component.area.id);
      return { id, title: componentTitle(component), area, value: null, ratingTitle: null, notes: null };
    })
    .toSorted((a, b) => compareWeakness(a.value, b.value));
}
