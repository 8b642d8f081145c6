import { type ActionRow, type ActionValues, actionValues, type StoredWorkPlan } from './workPlanShape';

/** The additional actions of saves whose answers were lost. */
export interface UnansweredActions {
  /** The ids of the stored actions before the first of them. */
  readonly before: ReadonlySet<number>;
  /** The new actions that were sent. */
  readonly rows: readonly ActionRow[];
}

const isSame = (sent: ActionValues, stored: ActionValues) =>
  Object.entries(actionValues(sent)).every(
    ([name, value]) => value === actionValues(stored)[name as keyof ActionValues],
  );

/**
 * A stored work plan whose new additional actions have the `client_id` of those that the user sent without an answer, so that the
 * form takes them for its own rows, not for those of another user.
 */
export function withOwnRows(plan: StoredWorkPlan, { before, rows }: UnansweredActions): StoredWorkPlan {
  const taken = new Set<string>();
  return {
    ...plan,
    additional_action_responses: (plan.additional_action_responses ?? []).map((row) => {
      const own = before.has(row.id) ? undefined : rows.find((sent) => !taken.has(sent.client_id) && isSame(sent, row));
      if (!own) return row;
      taken.add(own.client_id);
      return { ...row, client_id: own.client_id };
    }),
  };
}
