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

const textOrNull = (text: string | null | undefined) => text?.trim() || null;

/** The values of an action without its ids; a blank text is null. */
export const actionValues = (row: Partial<ActionValues> | undefined): ActionValues => ({
  actions: textOrNull(row?.actions),
  due_date: row?.due_date ?? null,
  supported_by_organization_type: row?.supported_by_organization_type ?? null,
  supported_by: row?.supported_by ?? null,
  status: row?.status ?? null,
});

/** Stored actions of components that are no longer prioritised. The form sends them by their ids alone, so that the server keeps them. */
export const actionsBeyond = (
  components: readonly { readonly id: number }[],
  stored: StoredWorkPlan | undefined,
): StoredWorkPlan['prioritized_action_responses'] =>
  (stored?.prioritized_action_responses ?? []).filter(({ component }) =>
    components.every(({ id }) => id !== component),
  );
