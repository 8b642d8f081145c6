import { type EapKind, eapLimits } from './eapTypes';

/** The ceilings of the fund, in CHF. @source reference/eap.md, section 3.5 */
const ceilings: Readonly<Record<EapKind, number>> = { simplified: 200_000, full: 500_000 };

/** The largest share of readiness and prepositioning in the total, in percent. @source reference/eap.md, section 3.5 */
const preparednessShare = 65;

interface Amounts {
  readonly total_budget: number | null;
  readonly readiness_budget: number | null;
  readonly pre_positioning_budget: number | null;
  readonly early_action_budget: number | null;
}

/** What a budget says that the guidance does not expect. The committee may accept it: it is no error. */
export type BudgetNote =
  | { readonly kind: 'sum'; readonly parts: number; readonly total: number }
  | { readonly kind: 'preparedness'; readonly share: number; readonly most: number }
  | { readonly kind: 'ceiling'; readonly total: number; readonly most: number };

/**
 * Notes on a budget: parts that do not add up to the total, too much for readiness and prepositioning, a total above the ceiling.
 * Amounts that are not given yet raise none.
 *
 * @source reference/eap.md, section 3.5
 */
export function budgetNotes(kind: EapKind, amounts: Amounts): readonly BudgetNote[] {
  const { total_budget: total, readiness_budget, pre_positioning_budget, early_action_budget } = amounts;
  if (total === null) return [];
  const notes: BudgetNote[] = [];
  if (readiness_budget !== null && pre_positioning_budget !== null && early_action_budget !== null) {
    const parts = readiness_budget + pre_positioning_budget + early_action_budget;
    if (parts !== total) notes.push({ kind: 'sum', parts, total });
  }
  if (readiness_budget !== null && pre_positioning_budget !== null && total > 0) {
    const share = Math.round(((readiness_budget + pre_positioning_budget) / total) * 1000) / 10;
    if (share > preparednessShare) notes.push({ kind: 'preparedness', share, most: preparednessShare });
  }
  if (total > ceilings[kind]) notes.push({ kind: 'ceiling', total, most: ceilings[kind] });
  return notes;
}

/** Whether a sector targets more people than the protocol as a whole, which counts each person once. */
export const peopleBeyondTotal = (total: number | null, sectors: readonly (number | null)[]): boolean =>
  total !== null && total >= eapLimits.people.simplified && sectors.some((people) => people !== null && people > total);
