import type { RouteName } from '#app/routes/paths';
import type { PerStep } from '#domain/per/perCycle';

/** The route of each form of a cycle. */
export const stepRoutes = {
  overview: 'perOverviewForm',
  assessment: 'perAssessmentForm',
  prioritization: 'perPrioritizationForm',
  workPlan: 'perWorkPlanForm',
} as const satisfies Readonly<Record<PerStep, RouteName>>;
