import { href } from '#app/routes/href';
import type { PerPhase } from '#contract/enums';
import { type PerStep, perSteps, stepState } from '#domain/per/perCycle';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { stepRoutes } from './stepRoutes';
import { perProcessStrings } from './strings';

interface PerStepsProps {
  /** Undefined for a cycle that is not stored yet. */
  readonly perId: number | undefined;
  readonly phase: PerPhase;
  readonly current: PerStep;
}

/** The forms of a cycle as tabs with their states; a locked tab says which step unlocks it. @source reference/preparedness.md, section 1.2 */
export function PerSteps({ perId, phase, current }: PerStepsProps) {
  const t = useStrings(perProcessStrings);
  const opensAfter: Readonly<Record<PerStep, string | undefined>> = {
    overview: undefined,
    assessment: t.opensAfterOverview,
    prioritization: t.opensAfterAssessment,
    workPlan: t.opensAfterPrioritization,
  };
  const stepLabels = { open: t.stepOpen, done: t.stepDone, locked: t.stepLocked };
  const addressOf = (step: PerStep) => {
    if (perId !== undefined) return href(stepRoutes[step], { perId });
    // the other forms are locked and have no address yet; `Tabs` needs a unique one
    return step === 'overview' ? href('newPerOverviewForm') : `${href('newPerOverviewForm')}#${step}`;
  };
  const items = perSteps.map((step, index) => {
    const state = stepState(step, phase);
    return {
      href: addressOf(step),
      label: stepLabels[state]({ number: index + 1, step: t[step] }),
      isDisabled: state === 'locked',
      disabledReason: opensAfter[step],
    };
  });
  return <Tabs label={t.steps} items={items} current={addressOf(current)} />;
}
