import type { PerProcess } from '#contract/perProcess';
import type { PerWorkPlan } from '#contract/perWorkPlan';
import { groupBy } from '#domain/lists/groupBy';
import { compareCodes } from '../language/compare';
import { overdueActions } from './overdueActions';
import { currentStep, openCycle, type PerStep, phaseOf } from './perCycle';

/** A cycle in which something is to be done. */
export interface WaitingCycle<Cycle> {
  readonly cycle: Cycle;
  /** The form that is open; null in the last phase. */
  readonly step: PerStep | null;
  /** The due days of its overdue actions, longest overdue first. */
  readonly overdue: readonly string[];
}

/**
 * The cycles of a person's countries in which a form is open or an action is overdue: those with overdue actions first, by the oldest
 * of them, then the open ones, longest open first. An open cycle before a later one of its country counts as left.
 *
 * @param today - the reader's own day, yyyy-MM-dd
 */
export function waitingCycles<
  Cycle extends Pick<
    PerProcess,
    | 'id'
    | 'country'
    | 'assessment_number'
    | 'phase'
    | 'assessment'
    | 'prioritization'
    | 'workplan'
    | 'date_of_assessment'
    | 'created_at'
  >,
>(cycles: readonly Cycle[], plans: readonly PerWorkPlan[], today: string): readonly WaitingCycle<Cycle>[] {
  const late = overdueActions(plans, today);
  const open = new Set([...groupBy(cycles, ({ country }) => country ?? 0).values()].map((own) => openCycle(own)?.id));
  const since = ({ date_of_assessment, created_at }: Cycle) => date_of_assessment ?? created_at;
  return cycles
    .map((cycle) => ({
      cycle,
      step: open.has(cycle.id) ? currentStep(phaseOf(cycle)) : null,
      overdue: late.filter((action) => action.cycle === cycle.id).map(({ due }) => due),
    }))
    .filter(({ step, overdue }) => step !== null || overdue.length > 0)
    .toSorted((a, b) => {
      const [first, second] = [a.overdue[0], b.overdue[0]];
      if (first !== undefined && second !== undefined) return compareCodes(first, second);
      if (first !== second) return first === undefined ? 1 : -1;
      return compareCodes(since(a.cycle), since(b.cycle));
    });
}
