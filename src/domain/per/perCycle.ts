import type { PerPhase } from '#contract/enums';
import type { PerProcess } from '#contract/perProcess';

/** The forms of a PER cycle, in order. */
export const perSteps = ['overview', 'assessment', 'prioritization', 'workPlan'] as const;
export type PerStep = (typeof perSteps)[number];

/** The server's keys of the phases. @source reference/preparedness.md, section 5 */
export const perPhase = { orientation: 1, assessment: 2, prioritization: 3, workPlan: 4, action: 5 } as const;

type Cycle = Pick<PerProcess, 'phase' | 'assessment' | 'prioritization' | 'workplan'>;

/**
 * The phase of a cycle; without one from the server, derived from the documents that exist.
 *
 * @source reference/preparedness.md, section 1.2
 */
export function phaseOf({ phase, assessment, prioritization, workplan }: Cycle): PerPhase {
  if (phase !== null) return phase;
  if (workplan !== null) return perPhase.workPlan;
  if (prioritization !== null) return perPhase.prioritization;
  return assessment === null ? perPhase.orientation : perPhase.assessment;
}

/** The phase in which each form is due. */
const phaseOfStep: Readonly<Record<PerStep, PerPhase>> = {
  overview: perPhase.orientation,
  assessment: perPhase.assessment,
  prioritization: perPhase.prioritization,
  workPlan: perPhase.workPlan,
};

export type StepState = 'done' | 'open' | 'locked';

/** Whether a form is done, due, or not reached yet. @source reference/preparedness.md, section 1.2 */
export function stepState(step: PerStep, phase: PerPhase): StepState {
  const due = phaseOfStep[step];
  if (phase > due) return 'done';
  return phase === due ? 'open' : 'locked';
}

/** The current form of a cycle; after the last phase it is the work plan. @source reference/preparedness.md, section 1.4 */
export const currentStep = (phase: PerPhase): PerStep =>
  perSteps.toReversed().find((step) => phaseOfStep[step] <= phase) ?? 'overview';

/**
 * Whether a form is editable in a phase. A submitted assessment is not; the other forms stay editable once they are reached.
 *
 * @source reference/preparedness.md, sections 2.1 to 2.4
 */
export function isEditable(step: PerStep, phase: PerPhase): boolean {
  return step === 'assessment' ? phase === perPhase.assessment : phase >= phaseOfStep[step];
}

/**
 * Whether saving a form moves the cycle back from its last phase: a final prioritisation reopens the work plan, which then has to be
 * finalised again.
 *
 * @source reference/preparedness.md, section 3
 */
export const reopensWorkPlan = (step: PerStep, phase: PerPhase, isFinal: boolean): boolean =>
  step === 'prioritization' && isFinal && phase === perPhase.action;

/**
 * Whether a cycle can be exported as a spreadsheet; the server fails without a type of assessment.
 *
 * @source reference/preparedness.md, section 4.5
 */
export const isExportable = ({ type_of_assessment }: Pick<PerProcess, 'type_of_assessment'>): boolean =>
  type_of_assessment !== null;

type Assessed = Pick<PerProcess, 'id' | 'assessment' | 'assessment_number'>;

/** The cycle with an assessment before another one of the same country; undefined without one. */
export const previousAssessed = <Cycle extends Assessed>(
  { id, assessment_number }: Assessed,
  cycles: readonly Cycle[],
): Cycle | undefined =>
  cycles
    .filter((each) => each.id !== id && each.assessment !== null && each.assessment_number < assessment_number)
    .toSorted((a, b) => b.assessment_number - a.assessment_number)[0];

/** The latest cycle of a country that has not reached its last phase; undefined where it has, and without cycles. */
export function openCycle<Cycle extends Assessed & Parameters<typeof phaseOf>[0]>(
  cycles: readonly Cycle[],
): Cycle | undefined {
  const latest = cycles.toSorted((a, b) => b.assessment_number - a.assessment_number)[0];
  return latest && phaseOf(latest) < perPhase.action ? latest : undefined;
}
