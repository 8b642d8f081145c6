import type { PerAssessment } from '#contract/perAssessment';

export type ComponentKey = `c${number}`;
export type QuestionKey = `q${number}`;

export interface QuestionValues {
  /** The id of the selected answer; null for none. */
  readonly answer: number | null;
  readonly notes: string | null;
}

export const componentTexts = [
  'notes',
  'epi_considerations',
  'urban_considerations',
  'climate_environmental_considerations',
  'migration_considerations',
] as const;
export type ComponentText = (typeof componentTexts)[number];
export type Consideration = Exclude<ComponentText, 'notes'>;

/** The values of a component, and those of its questions by question key. */
export type ComponentValues = {
  /** The id of a rating, value + 1; null for none. */
  readonly rating: number | null;
} & { readonly [Text in ComponentText]: string | null } & { readonly [Question in QuestionKey]: QuestionValues };

/** The values of the form. Components and questions are keyed by id, so the order of the rows in a response does not matter. */
export type AssessmentValues = { readonly [Component in ComponentKey]: ComponentValues };

export const componentKey = (id: number): ComponentKey => `c${id}`;
export const questionKey = (id: number): QuestionKey => `q${id}`;

/** The stored assessment of a cycle. */
export type StoredAssessment = PerAssessment;
