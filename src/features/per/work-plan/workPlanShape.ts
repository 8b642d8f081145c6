import type { PerWorkPlan } from '#contract/perWorkPlan';
import type { ComponentKey } from '../assessment/assessmentShape';

/** Support by a National Society, which is then named. @source reference/preparedness.md, section 2.4 */
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
  /** Of a stored action. */
  readonly id?: number;
}

/** What the form holds: an action for each prioritised component, and further ones. */
export interface WorkPlanValues {
  readonly prioritized: { readonly [Component in ComponentKey]: ActionValues };
  readonly additional: readonly ActionRow[] | null;
}

export type StoredWorkPlan = PerWorkPlan;

/** What the server takes at most. @source reference/preparedness.md, section 2.4 */
export const maxActions = 900;

export const notStarted = 0;
