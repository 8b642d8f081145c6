import type { Problem } from '#app/form/definition';
import type { DrefProposedAction } from '#contract/enums';
import { imminentMoney } from '#domain/dref/drefBudget';
import { sumOf } from '#domain/lists/sumOf';
import { randomId } from '#ui/form/clientId';
import type { DrefValues, ProposedActionRow } from '../fields/drefShape';
import type { DrefStrings } from './useDrefStrings';

/** The kinds of proposed action. @source reference/dref.md, section 5 */
const proposedTypes = { earlyActions: 1, earlyResponse: 2 } as const satisfies Record<string, DrefProposedAction>;

/** Two empty proposed actions: early actions, then early response. @source reference/dref.md, section 2.3.4 */
export const emptyProposedActions = () =>
  Object.values(proposedTypes).map((proposed_type) => ({
    client_id: randomId(),
    proposed_type,
    total_budget: null,
    activities: null,
  }));

/** The lists of activities that storing an imminent document needs and that are empty. @source reference/dref.md, section 4.4 */
export const missingActivities = ({ proposed_action }: DrefValues): readonly string[] =>
  (proposed_action ?? []).flatMap((action, index) =>
    needsActivity(action) && !action.activities?.length ? [`proposed_action.${index}.activities`] : [],
  );

const needsActivity = ({ proposed_type, total_budget }: ProposedActionRow) =>
  proposed_type === proposedTypes.earlyActions || (total_budget ?? 0) > 0;

/** Whether nothing was spent on any proposed action: the server takes a sum of zero for a missing one. @source reference/dref.md, section 4.4 */
export const isNothingSpent = ({ proposed_action }: DrefValues): boolean =>
  (proposed_action ?? []).length > 0 &&
  (proposed_action ?? []).every(({ total_expenditure }) => total_expenditure === 0);

/**
 * Problems of the proposed actions of an imminent operation: a wrong sum, a missing activity, a repeated sector.
 * Early response without a budget needs no activity.
 *
 * @param sumAt - the path at which a wrong sum stands
 * @source reference/dref.md, sections 2.3.4 and 7
 */
export function proposedActionProblems(
  { proposed_action }: DrefValues,
  t: DrefStrings,
  sumAt: string,
): readonly Problem[] {
  const actions = proposed_action ?? [];
  const sum = sumOf(actions.map(({ total_budget }) => total_budget)) ?? 0;
  const expected = imminentMoney.subTotal;
  const wrongSum =
    sum === expected
      ? []
      : [{ path: sumAt, message: t.subTotalDiffers({ expected, sum }), about: ['proposed_action'] }];
  const ofActions = actions.flatMap((action, index) => {
    const rows = action.activities ?? [];
    const missing =
      needsActivity(action) && rows.length === 0
        ? [{ path: `proposed_action.${index}.activities.root`, message: t.activityMissing }]
        : [];
    const repeated = rows.flatMap(({ sector }, place) => {
      const isRepeated = sector !== null && rows.findIndex((row) => row.sector === sector) < place;
      return isRepeated
        ? [{ path: `proposed_action.${index}.activities.${place}.sector`, message: t.sectorTwice }]
        : [];
    });
    return [...missing, ...repeated];
  });
  return [...wrongSum, ...ofActions];
}
