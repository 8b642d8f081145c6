import type { PerAssessment, PerComponentResponse, PerQuestionResponse } from '#contract/perAssessment';
import type { PerComponent } from '#contract/perComponent';
import type { FormQuestion } from '#contract/perForm';
import type { PerOverview } from '#contract/perOverview';
import type { PerWorkPlanAction, PerWorkPlanComponent, PrioritizedComponent } from '#contract/perWorkPlan';
import type { Language, Translated } from '../core/http/language';
import { table } from '../core/store/table';
import type { NamedRow } from '../reference/tables';

type ComponentText =
  | 'description'
  | 'climate_environmental_considerations_guidance'
  | 'epi_considerations_guidance'
  | 'migration_considerations_guidance'
  | 'urban_considerations_guidance';

export interface PerComponentRow
  extends NamedRow,
    Omit<PerComponent, 'title' | 'translation_module_original_language' | ComponentText>,
    Record<ComponentText, Translated> {}

export interface PerQuestionGroupRow extends NamedRow {
  component: number;
}

export interface PerQuestionRow
  extends Omit<FormQuestion, 'answers' | 'component' | 'description' | 'question_num' | 'question'> {
  component: number;
  question: Translated;
  question_num: number;
  description: Translated | null;
}

/** A cycle: its overview, with the fields that lists are filtered by. */
export interface PerOverviewRow
  extends Omit<
    PerOverview,
    | 'country_details'
    | 'orientation_documents_details'
    | 'type_of_assessment_details'
    | 'user_details'
    | 'translation_module_original_language'
  > {
  country: number;
  region: number | null;
  assessment_number: number;
  phase: 1 | 2 | 3 | 4 | 5;
  /** No cycle of the country has a higher number. */
  is_latest: boolean;
  original_language: Language;
}

export type QuestionAnswer = Omit<PerQuestionResponse, 'question_details'>;

export interface ComponentAnswer
  extends Omit<PerComponentResponse, 'component_details' | 'rating_details' | 'question_responses'> {
  question_responses: QuestionAnswer[];
}

export interface AreaAnswer {
  id: number;
  area: number;
  component_responses: ComponentAnswer[];
}

export interface PerAssessmentRow extends Pick<PerAssessment, 'id' | 'is_draft'> {
  overview: number;
  country: number;
  assessment_number: number;
  date_of_assessment: string | null;
  area_responses: AreaAnswer[];
}

interface Written {
  /** The original language of a row, the only one in which it can be edited. */
  language: Language;
}

type Display = 'translation_module_original_language' | 'component_details';

export interface PriorityRow extends Omit<PrioritizedComponent, Display>, Written {}

export interface PerPrioritizationRow {
  id: number;
  overview: number;
  is_draft: boolean;
  prioritized_action_responses: PriorityRow[];
}

export interface ActionRow
  extends Omit<PerWorkPlanAction, Display | 'supported_by_organization_type_details'>,
    Written {}

export interface PlannedComponentRow extends ActionRow, Pick<PerWorkPlanComponent, 'component'> {}

export interface PerWorkPlanRow {
  id: number;
  overview: number;
  is_draft: boolean;
  prioritized_action_responses: PlannedComponentRow[];
  additional_action_responses: ActionRow[];
}

export interface PerFileRow {
  id: number;
  name: string;
  /** MIME type */
  type: string;
  /** A random part of the address, so that addresses of files cannot be guessed. */
  key: string;
  /** base64 */
  content: string;
  created_by: number;
}

export interface PerDocumentRow extends Omit<PerFileRow, 'created_by'> {
  country: number;
  region: number | null;
  per: number | null;
  created_by: number | null;
  created_at: string;
}

/** Ratings are stored by id, value + 1; the first is "not reviewed". */
const notReviewed = 1;

/** The mean of the values that were rated; null for none. @source reference/preparedness.md, section 1.7 */
export function averageRating({ area_responses }: PerAssessmentRow): number | null {
  const ratings = area_responses
    .flatMap(({ component_responses }) => component_responses.map(({ rating }) => rating))
    .filter((rating): rating is number => rating !== null && rating !== notReviewed);
  return ratings.length === 0 ? null : ratings.reduce((sum, id) => sum + id - 1, 0) / ratings.length;
}

export const perAreas = table<NamedRow>('per_area');

export const perComponents = table<PerComponentRow>('per_component', {
  columns: { area: 'integer', component_num: 'integer', component_letter: 'text', is_parent: 'integer' },
});

export const perQuestions = table<PerQuestionRow>('per_question', { columns: { component: 'integer' } });

export const perQuestionGroups = table<PerQuestionGroupRow>('per_question_group', {
  columns: { component: 'integer' },
});

export const perOverviews = table<PerOverviewRow>('per_overview', {
  columns: {
    country: 'integer',
    region: 'integer',
    assessment_number: 'integer',
    date_of_assessment: 'text',
    phase: 'integer',
    is_latest: 'integer',
    created_at: 'text',
  },
});

export const perAssessments = table<PerAssessmentRow>('per_assessment', {
  columns: {
    overview: 'integer',
    country: 'integer',
    assessment_number: 'integer',
    date_of_assessment: 'text',
    average_rating: 'real',
  },
  computed: { average_rating: averageRating },
});

export const perPrioritizations = table<PerPrioritizationRow>('per_prioritization', {
  columns: { overview: 'integer' },
});

export const perWorkPlans = table<PerWorkPlanRow>('per_work_plan', { columns: { overview: 'integer' } });

export const perFiles = table<PerFileRow>('per_file');

export const perDocuments = table<PerDocumentRow>('per_document', {
  columns: { country: 'integer', region: 'integer', per: 'integer', created_by: 'integer' },
});
