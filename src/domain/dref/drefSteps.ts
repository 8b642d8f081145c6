import type { DrefLayout } from './drefTypes';

/** The tabs of the DREF forms, in order. */
export const drefSteps = ['overview', 'event', 'actions', 'operation', 'submission'] as const;
export type DrefStep = (typeof drefSteps)[number];

const stepsWithout = (...left: readonly DrefStep[]) => drefSteps.filter((step) => !left.includes(step));

const stepsByLayout: Readonly<Record<DrefLayout, readonly DrefStep[]>> = {
  imminent: stepsWithout('actions'),
  oldImminent: drefSteps,
  assessment: drefSteps,
  response: drefSteps,
  loan: stepsWithout('actions', 'operation'),
};

/** The tabs of a layout. @source reference/dref.md, section 1.3 */
export const stepsOfLayout = (layout: DrefLayout): readonly DrefStep[] => stepsByLayout[layout];
