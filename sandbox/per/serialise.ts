import type { PerAssessment, PerComponentResponse } from '#contract/perAssessment';
import type { PerComponent } from '#contract/perComponent';
import type { FormArea, FormComponentMini, FormQuestion } from '#contract/perForm';
import type { PerFile, PerOverview } from '#contract/perOverview';
import type { PerProcess } from '#contract/perProcess';
import type { PerPrioritization, PerWorkPlan } from '#contract/perWorkPlan';
import type { Context } from '../core/http/context';
import { inLanguage, type Language, type Translated } from '../core/http/language';
import { users } from '../core/sign-in/users';
import { joined, name, sql, valueList } from '../core/store/sql';
import type { AnyTable } from '../core/store/table';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { answerOptions, ratingDetails, typeDetails } from './options';
import {
  type ActionRow,
  type ComponentAnswer,
  type PerAssessmentRow,
  type PerComponentRow,
  type PerFileRow,
  type PerOverviewRow,
  type PerPrioritizationRow,
  type PerQuestionRow,
  type PerWorkPlanRow,
  perAreas,
  perAssessments,
  perComponents,
  perFiles,
  perOverviews,
  perPrioritizations,
  perQuestions,
  perWorkPlans,
} from './tables';

/** Preparedness in the shapes of the API, in the language of the request. */

const original = { translation_module_original_language: 'en' } as const;

/** The newest row of a table for each of these cycles. */
function newestOf({ store }: Context, table: AnyTable, overviews: readonly number[]): ReadonlyMap<number, number> {
  const rows = store.query<{ overview: number; id: number }>(
    sql`SELECT overview, max(id) AS id FROM ${name(table.name)} WHERE overview IN ${valueList(overviews)} GROUP BY overview`,
  );
  return new Map(rows.map(({ overview, id }) => [overview, id]));
}

export function perItems(rows: readonly PerOverviewRow[], context: Context): PerProcess[] {
  const { language } = context;
  const overviews = rows.map(({ id }) => id);
  const [assessment, prioritization, workplan] = [perAssessments, perPrioritizations, perWorkPlans].map((table) =>
    newestOf(context, table, overviews),
  );
  return rows.map((row) => ({
    id: row.id,
    assessment: assessment?.get(row.id) ?? null,
    assessment_number: row.assessment_number,
    country: row.country,
    country_details: countryMiniById(context, row.country),
    created_at: row.created_at,
    date_of_assessment: row.date_of_assessment,
    date_of_orientation: row.date_of_orientation,
    ns_focal_point_email: row.ns_focal_point_email,
    ns_focal_point_name: row.ns_focal_point_name,
    phase: row.phase,
    phase_display: display('per_perphases', row.phase, language),
    prioritization: prioritization?.get(row.id) ?? null,
    translation_module_original_language: row.original_language,
    translation_module_skip_auto_translation: false,
    type_of_assessment: row.type_of_assessment,
    type_of_assessment_details: typeDetails(row.type_of_assessment, language),
    updated_at: row.updated_at,
    workplan: workplan?.get(row.id) ?? null,
  }));
}

export function userName({ store }: Context, id: number | null) {
  const row = id === null ? undefined : store.get(users, id);
  return row ? { id: row.id, first_name: row.first_name, last_name: row.last_name, username: row.username } : null;
}

/** The last part of a file's address: random, so that it cannot be guessed. */
export const storedName = ({ key, name: file }: Pick<PerFileRow, 'key' | 'name'>) => `${key}-${file}`;

export const fileAddress = (folder: string, row: Pick<PerFileRow, 'id' | 'key' | 'name'>, { url }: Context) =>
  new URL(`/sandbox/${folder}/${row.id}/${encodeURIComponent(storedName(row))}`, url.origin).href;

export const fileItem = (row: PerFileRow, context: Context): PerFile => ({
  id: row.id,
  caption: null,
  client_id: null,
  created_by: row.created_by,
  created_by_details: userName(context, row.created_by),
  file: fileAddress('per-files', row, context),
});

export function overviewItem(row: PerOverviewRow, context: Context): PerOverview {
  const { region: _, is_latest: __, original_language, ...fields } = row;
  const files = context.store.getMany(perFiles, row.orientation_documents);
  return {
    ...fields,
    country_details: countryMiniById(context, row.country),
    orientation_documents_details: [...files.values()].map((file) => fileItem(file, context)),
    translation_module_original_language: original_language,
    type_of_assessment_details: typeDetails(row.type_of_assessment, context.language),
    user_details: userName(context, row.user),
  };
}

export function componentItem({ name: title, ...row }: PerComponentRow, language: Language): PerComponent {
  const text = (each: Translated) => inLanguage(each, language);
  return {
    ...row,
    title: text(title),
    description: text(row.description),
    climate_environmental_considerations_guidance: text(row.climate_environmental_considerations_guidance),
    epi_considerations_guidance: text(row.epi_considerations_guidance),
    migration_considerations_guidance: text(row.migration_considerations_guidance),
    urban_considerations_guidance: text(row.urban_considerations_guidance),
    ...original,
  };
}

export const areaItem = ({ lookups, language }: Context, id: number): FormArea => ({
  id,
  area_num: id,
  title: inLanguage(lookups.rows(perAreas).get(id)?.name, language),
  ...original,
});

function componentRow({ lookups }: Context, id: number): PerComponentRow {
  const row = lookups.rows(perComponents).get(id);
  if (!row) throw new Error(`no component ${id}`);
  return row;
}

export function componentMini(context: Context, id: number): FormComponentMini {
  const { area, component_letter, component_num, description, is_parent, name: title } = componentRow(context, id);
  return {
    id,
    area: areaItem(context, area),
    component_letter,
    component_num,
    description: inLanguage(description, context.language),
    is_parent,
    title: inLanguage(title, context.language) ?? '',
  };
}

export const questionItem = (row: PerQuestionRow, context: Context): FormQuestion => ({
  ...row,
  question: inLanguage(row.question, context.language),
  description: inLanguage(row.description, context.language),
  component: componentMini(context, row.component),
  answers: answerOptions(context.language),
});

export function componentResponse(row: ComponentAnswer, context: Context): PerComponentResponse {
  const { lookups, language } = context;
  const questions = lookups.rows(perQuestions);
  return {
    ...row,
    component_details: componentItem(componentRow(context, row.component), language),
    rating_details: ratingDetails(row.rating, language),
    question_responses: row.question_responses.map((response) => {
      const question = response.question === null ? undefined : questions.get(response.question);
      return {
        ...response,
        question_details: question
          ? {
              id: question.id,
              component: question.component,
              question: inLanguage(question.question, language) ?? '',
              question_group: question.question_group,
            }
          : null,
      };
    }),
  };
}

export const assessmentItem = (row: PerAssessmentRow, context: Context): PerAssessment => ({
  id: row.id,
  area_responses: row.area_responses.map(({ id, area, component_responses }) => ({
    id,
    area,
    area_details: areaItem(context, area),
    component_responses: component_responses.map((each) => componentResponse(each, context)),
  })),
  is_draft: row.is_draft,
  overview: row.overview,
  user: null,
  ...original,
});

export const prioritizationItem = (row: PerPrioritizationRow, context: Context): PerPrioritization => ({
  ...row,
  prioritized_action_responses: row.prioritized_action_responses.map(({ language, ...response }) => ({
    ...response,
    component_details: componentMini(context, response.component),
    translation_module_original_language: language,
  })),
});

function actionItem({ language: written, ...row }: ActionRow, { language }: Context) {
  const type = row.supported_by_organization_type;
  return {
    ...row,
    supported_by_organization_type_details:
      type === null ? null : display('per_supported_by_organization_type', type, language),
    translation_module_original_language: written,
  };
}

export function workPlanItem(row: PerWorkPlanRow, context: Context): PerWorkPlan {
  const { language, store } = context;
  const overview = store.get(perOverviews, row.overview);
  return {
    ...row,
    additional_action_responses: row.additional_action_responses.map((each) => actionItem(each, context)),
    overview_details: {
      id: row.overview,
      ns_focal_point_email: overview?.ns_focal_point_email ?? null,
      ns_focal_point_name: overview?.ns_focal_point_name ?? null,
      workplan_development_date: overview?.workplan_development_date ?? null,
    },
    prioritized_action_responses: row.prioritized_action_responses.map((each) => ({
      ...actionItem(each, context),
      component: each.component,
      component_details: componentItem(componentRow(context, each.component), language),
      status_display: each.status === null ? null : display('per_workplanstatus', each.status, language),
      supported_by_details: countryMiniById(context, each.supported_by),
    })),
  };
}

interface CycleRating {
  country: number;
  assessment_number: number;
  date_of_assessment: string | null;
  average_rating: number | null;
}

/** All assessments of these countries with the mean of their ratings, in the order of the cycles. */
export function ratingsOf({ store }: Context, countries: readonly number[]): CycleRating[] {
  const columns = joined(['country', 'assessment_number', 'date_of_assessment', 'average_rating'].map(name), ', ');
  return store.query<CycleRating>(
    sql`SELECT ${columns} FROM per_assessment WHERE country IN ${valueList(countries)} ORDER BY assessment_number, id`,
  );
}
