import type { PerComponentResponse } from '#contract/perAssessment';
import type { FormArea } from '#contract/perForm';
import type { PerPrioritization } from '#contract/perWorkPlan';
import { compareByNumber, componentTitle } from '#domain/per/perComponents';
import { sortByRating } from '#domain/per/perRatings';

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

const shownPriorities = 5;

/** Up to five prioritised components by descending rating. @source reference/preparedness.md, section 1.5 */
export function priorityRows(
  responses: readonly PerComponentResponse[],
  areas: readonly FormArea[],
  { prioritized_action_responses }: Pick<PerPrioritization, 'prioritized_action_responses'>,
): ComponentRow[] {
  const chosen = new Set((prioritized_action_responses ?? []).map(({ component }) => component));
  return componentRows(
    responses.filter(({ component }) => chosen.has(component)),
    areas,
  ).slice(0, shownPriorities);
}
