import { sumOf } from '../lists/sumOf';
/** Fixed amounts for imminent operations, in CHF. @source reference/dref.md, sections 2.3.4 and 5 */
export const imminentMoney = {
  /** The required sum of the budgets of the proposed actions. */
  subTotal: 75_000,
  surge: 10_000,
  indirect: 5_000,
  indirectWithSurge: 5_800,
} as const;

type Amount = number | null | undefined;

export interface ImminentCosts {
  readonly sub_total_cost: number | null;
  /** Null without surge personnel. */
  readonly surge_deployment_cost: number | null;
  readonly indirect_cost: number;
  readonly total_cost: number;
}

/**
 * The costs of an imminent operation, in CHF.
 *
 * @param budgets - of the proposed actions
 * @source reference/dref.md, section 2.3.4
 */
export function imminentCosts(budgets: readonly Amount[], hasSurge: boolean): ImminentCosts {
  const sub_total_cost = sumOf(budgets);
  const surge_deployment_cost = hasSurge ? imminentMoney.surge : null;
  const indirect_cost = hasSurge ? imminentMoney.indirectWithSurge : imminentMoney.indirect;
  const total_cost = (sub_total_cost ?? 0) + (surge_deployment_cost ?? 0) + indirect_cost;
  return { sub_total_cost, surge_deployment_cost, indirect_cost, total_cost };
}

export interface ImminentExpenditure {
  readonly sub_total_expenditure_cost: number | null;
  readonly surge_deployment_expenditure_cost: number | null;
  readonly indirect_expenditure_cost: number | null;
  readonly total_expenditure_cost: number | null;
}

interface PlannedCosts {
  readonly surge_deployment_cost: Amount;
  readonly indirect_cost: Amount;
}

/**
 * The expenditure of an imminent operation, in CHF: entered amounts for the proposed actions, planned amounts for surge and indirect costs.
 *
 * @param expenditures - of the proposed actions
 * @source reference/dref.md, section 2.5
 */
export function imminentExpenditure(expenditures: readonly Amount[], planned: PlannedCosts): ImminentExpenditure {
  const sub_total_expenditure_cost = sumOf(expenditures);
  const surge_deployment_expenditure_cost = planned.surge_deployment_cost ? imminentMoney.surge : null;
  const indirect_expenditure_cost = planned.indirect_cost ?? null;
  const parts = [sub_total_expenditure_cost, surge_deployment_expenditure_cost, indirect_expenditure_cost];
  return {
    sub_total_expenditure_cost,
    surge_deployment_expenditure_cost,
    indirect_expenditure_cost,
    total_expenditure_cost: sumOf(parts),
  };
}

interface Budgeted {
  readonly budget?: Amount;
}

/** The sum of the interventions' budgets, in CHF; null when none has a budget. */
export const interventionsBudget = (interventions: readonly Budgeted[] | null | undefined) =>
  sumOf((interventions ?? []).map(({ budget }) => budget));

/** The total allocation after an operational update, in CHF. @source reference/dref.md, section 2.4 */
export const totalAllocation = (soFar: Amount, additional: Amount) => sumOf([soFar, additional]);
