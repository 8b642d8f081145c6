import { sumOf } from '../lists/sumOf';
import { type ImminentCosts, imminentCosts, imminentMoney } from './drefBudget';

type Amount = number | null | undefined;

/** An intervention or a proposed action, as its budget is planned. */
export interface Budgeted {
  readonly budget?: Amount;
  readonly person_targeted?: Amount;
}

/** A line of the budget; null is unknown. */
export interface BudgetLine {
  /** CHF. */
  readonly budget: number | null;
  /** Percentage points of the sum. */
  readonly share: number | null;
  readonly targeted: number | null;
  /** CHF for each person targeted. */
  readonly perPerson: number | null;
}

export interface BudgetTable {
  /** In the order of the rows. */
  readonly lines: readonly BudgetLine[];
  readonly sum: number | null;
  /** The amount that the budget should come to, in CHF. */
  readonly requested: number | null;
  /** What the budgets exceed the amount by; negative where they fall short. */
  readonly difference: number | null;
}

/**
 * The budget of an operation as one table. People are not added up: several interventions reach the same ones.
 *
 * @param requested - the requested amount or the allocation, in CHF
 * @source reference/dref.md, sections 2.3.4 and 2.4
 */
export function budgetTable(rows: readonly Budgeted[], requested: Amount): BudgetTable {
  const sum = sumOf(rows.map(({ budget }) => budget));
  const lines = rows.map(({ budget = null, person_targeted: targeted = null }) => ({
    budget,
    share: budget === null || !sum ? null : (budget / sum) * 100,
    targeted,
    perPerson: budget === null || !targeted ? null : budget / targeted,
  }));
  const isKnown = sum !== null && requested !== null && requested !== undefined;
  return { lines, sum, requested: requested ?? null, difference: isKnown ? sum - requested : null };
}

export interface ImminentBudget extends ImminentCosts {
  readonly lines: readonly BudgetLine[];
  /** What the sub-total must be, in CHF. */
  readonly demanded: number;
  /** What is left to plan; negative where too much is planned. */
  readonly left: number;
}

/**
 * The budget of an imminent operation with the split that the server demands: the actions come to a fixed sub-total, surge and indirect
 * costs are fixed amounts on top of it.
 *
 * @source reference/dref.md, section 2.3.4
 */
export function imminentBudget(budgets: readonly Amount[], hasSurge: boolean): ImminentBudget {
  const costs = imminentCosts(budgets, hasSurge);
  const { lines } = budgetTable(
    budgets.map((budget) => ({ budget })),
    null,
  );
  const demanded = imminentMoney.subTotal;
  return { ...costs, lines, demanded, left: demanded - (costs.sub_total_cost ?? 0) };
}
