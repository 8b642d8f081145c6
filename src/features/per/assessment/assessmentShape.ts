import type { PerAssessment } from '#contract/perAssessment';

export type ComponentKey = `c${number}`;
export type QuestionKey = `q${number}`;

export interface QuestionValues {
  /** The id of an answer. */
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

/** What is answered of a component; its questions stand beside, by their ids. */
export type ComponentValues = {
  /** The id of a rating, value + 1; null for none. */
  readonly rating: number | null;
} & { readonly [Text in ComponentText]: string | null } & { readonly [Question in QuestionKey]: QuestionValues };

/** What the form holds: components and questions by id, so that rows of the server may come in any order. */
export type AssessmentValues = { readonly [Component in ComponentKey]: ComponentValues };

export const componentKey = (id: number): ComponentKey => `c${id}`;
export const questionKey = (id: number): QuestionKey => `q${id}`;

/** The stored assessment of a cycle. */
export type StoredAssessment = PerAssessment;
