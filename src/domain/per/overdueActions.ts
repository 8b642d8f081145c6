import type { PerWorkPlan } from '#contract/perWorkPlan';
import type { Day } from '#contract/scalars';
import { compareCodes } from '../language/compare';
import { componentTitle } from './perComponents';

/** The server's key of a finished action. @source reference/preparedness.md, section 5 */
const finished = 4;

/** An action of a work plan whose due date has passed. */
export interface OverdueAction {
  readonly key: string;
  /** The id of the cycle. */
  readonly cycle: number | null;
  /** `14(B). Evacuation`; null for an additional action. */
  readonly component: string | null;
  readonly text: string | null;
  readonly due: Day;
  readonly status: number | null;
}

/**
 * The actions of work plans that were due before a day and are not finished, longest overdue first. An action is not late on its last day.
 *
 * @param today - the reader's own day, yyyy-MM-dd
 */
export function overdueActions(plans: readonly PerWorkPlan[], today: string): readonly OverdueAction[] {
  const rows = plans.flatMap((plan) => [
    ...(plan.prioritized_action_responses ?? []).map((each) => ({
      ...each,
      cycle: plan.overview,
      key: `${plan.id} prioritised ${each.id}`,
      component: componentTitle(each.component_details),
    })),
    ...(plan.additional_action_responses ?? []).map((each) => ({
      ...each,
      cycle: plan.overview,
      key: `${plan.id} additional ${each.id}`,
      component: null,
    })),
  ]);
  return rows
    .flatMap(({ key, cycle, component, actions, due_date: due, status }) =>
      due !== null && due < today && status !== finished && actions?.trim()
        ? [{ key, cycle, component, text: actions.trim(), due, status }]
        : [],
    )
    .toSorted((a, b) => compareCodes(a.due, b.due) || compareCodes(a.key, b.key));
}
