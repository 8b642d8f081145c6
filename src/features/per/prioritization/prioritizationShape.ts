import type { PerPrioritization } from '#contract/perWorkPlan';
import type { ComponentKey } from '../assessment/assessmentShape';

export interface PriorityValues {
  readonly is_chosen: boolean;
  readonly justification_text: string | null;
}

/** The values of the form, for every component whether selected or not. */
export type PrioritizationValues = { readonly [Component in ComponentKey]: PriorityValues };

export type StoredPrioritization = PerPrioritization;
