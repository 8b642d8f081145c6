import type { PerPrioritization } from '#contract/perWorkPlan';
import type { ComponentKey } from '../assessment/assessmentShape';

export interface PriorityValues {
  readonly is_chosen: boolean;
  readonly justification_text: string | null;
}

/** What the form holds: every component, chosen or not. */
export type PrioritizationValues = { readonly [Component in ComponentKey]: PriorityValues };

export type StoredPrioritization = PerPrioritization;
