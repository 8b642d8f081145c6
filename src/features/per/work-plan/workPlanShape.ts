import type { PerWorkPlan } from '#contract/perWorkPlan';
import type { ComponentKey } from '../assessment/assessmentShape';

/** The organisation type of support by a National Society, for which the form shows a field for the society. @source reference/preparedness.md, section 2.4 */
export const nationalSociety = 3;

export interface ActionValues {
  readonly actions: string | null;
  /** yyyy-MM-dd */
  readonly due_date: string | null;
  readonly supported_by_organization_type: number | null;
  /** The id of a country. */
  readonly supported_by: number | null;
  readonly status: number | null;
}

export interface ActionRow extends ActionValues {
  readonly client_id: string;
  /** The id of a stored action; absent for a new one. */
  readonly id?: number;
}

/** The values of the form: an action for each prioritised component, and additional ones. */
export interface WorkPlanValues {
  readonly prioritized: { readonly [Component in ComponentKey]: ActionValues };
  readonly additional: readonly ActionRow[] | null;
}

export type StoredWorkPlan = PerWorkPlan;

/** The maximum length of the text of an action. @source reference/preparedness.md, section 2.4 */
export const maxActions = 900;

export const notStarted = 0;
