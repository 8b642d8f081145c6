import type { z } from 'zod';
import { PerAssessmentBody } from '#contract/perAssessment';
import type { Context } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { type FieldErrors, originalLanguageOnly, requestError, unknownId, validationError } from '../core/http/errors';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { cycleOf } from './cycle';
import { idGenerator, mergedList } from './nested';
import { isAnswer, isRating } from './options';
import { assessmentItem } from './serialise';
import {
  type AreaAnswer,
  type ComponentAnswer,
  type PerAssessmentRow,
  perAreas,
  perAssessments,
  perComponents,
  perOverviews,
  perPrioritizations,
  perQuestions,
  type QuestionAnswer,
} from './tables';

type Given = z.output<typeof PerAssessmentBody>;
type GivenArea = NonNullable<Given['area_responses']>[number];
type GivenComponent = NonNullable<GivenArea['component_responses']>[number];
type GivenQuestion = NonNullable<GivenComponent['question_responses']>[number];

const unknown = (field: string, id: number | null | undefined, isKnown: (id: number) => boolean): FieldErrors =>
  typeof id === 'number' && !isKnown(id) ? { [field]: [unknownId(id)] } : {};

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/** Errors of a list as one object per row, empty for a valid one; undefined when all rows are valid. */
function listErrors<Row>(field: string, rows: readonly Row[] = [], check: (row: Row) => FieldErrors): FieldErrors {
  const errors = rows.map(check);
  return errors.every(isEmpty) ? {} : { [field]: errors };
}

function checkIds(given: Given, { lookups }: Context): void {
  const isQuestion = (id: number) => lookups.rows(perQuestions).has(id);
  const question = (row: GivenQuestion): FieldErrors => ({
    ...unknown('question', row.question, isQuestion),
    ...unknown('answer', row.answer, isAnswer),
  });
  const component = (row: GivenComponent): FieldErrors => ({
    ...unknown('component', row.component, (id) => lookups.rows(perComponents).has(id)),
    ...unknown('rating', row.rating, isRating),
    ...listErrors('question_responses', row.question_responses, question),
  });
  const errors = listErrors('area_responses', given.area_responses, (row) => ({
    ...unknown('area', row.area, (id) => lookups.rows(perAreas).has(id)),
    ...listErrors('component_responses', row.component_responses, component),
  }));
  if (!isEmpty(errors)) throw validationError(errors);
}

const idsIn = ({ area_responses }: PerAssessmentRow): number[] =>
  area_responses.flatMap((area) => [
    area.id,
    ...area.component_responses.flatMap(({ id, question_responses }) => [
      id,
      ...question_responses.map((row) => row.id),
    ]),
  ]);

/** The answers after a write: rows with an id keep it. @source reference/preparedness.md, section 4.4 */
function mergedAnswers(stored: PerAssessmentRow, given: Given): AreaAnswer[] {
  const next = idGenerator(stored.id, idsIn(stored));
  const question = ({ id: _, ...row }: GivenQuestion, before?: QuestionAnswer): QuestionAnswer => ({
    answer: null,
    notes: null,
    ...before,
    ...definedFields(row),
    question: row.question,
    id: before?.id ?? next(),
  });
  const component = (
    { id: _, question_responses, ...row }: GivenComponent,
    before?: ComponentAnswer,
  ): ComponentAnswer => ({
    climate_environmental_considerations: null,
    epi_considerations: null,
    migration_considerations: null,
    notes: null,
    rating: null,
    urban_considerations: null,
    ...before,
    ...definedFields(row),
    component: row.component,
    id: before?.id ?? next(),
    question_responses: mergedList(before?.question_responses ?? [], question_responses, question),
  });
  return mergedList(stored.area_responses, given.area_responses, (row, before) => ({
    id: before?.id ?? next(),
    area: row.area,
    component_responses: mergedList(before?.component_responses ?? [], row.component_responses, component),
  }));
}

/** `PATCH /api/v2/per-assessment/{id}/`: always in English, in which the server made the row. @source reference/preparedness.md, sections 3 and 4.4 */
async function edit(context: Context): Promise<unknown> {
  const stored = rowOf(context, perAssessments);
  const cycle = cycleOf(stored, context);
  if (!stored.is_draft) throw requestError('Update is not allowed for non draft');
  if (context.language !== 'en') throw originalLanguageOnly('en');
  const given = await context.body(PerAssessmentBody);
  checkIds(given, context);
  const isSubmitted = given.is_draft === false;
  if (isSubmitted && typeof given.overview !== 'number')
    throw validationError({ overview: ['This field is required.'] });
  const { store, now } = context;
  const row = store.transaction(() => {
    const saved = store.update(perAssessments, stored.id, {
      is_draft: !isSubmitted,
      area_responses: mergedAnswers(stored, given),
    });
    if (isSubmitted) {
      store.update(perOverviews, cycle.id, { phase: 3, updated_at: now.toISOString() });
      if (!store.first(perPrioritizations, sql`overview = ${cycle.id}`)) {
        store.insert(perPrioritizations, { overview: cycle.id, is_draft: true, prioritized_action_responses: [] });
      }
    }
    return saved;
  });
  return assessmentItem(row, context);
}

/** `GET /api/v2/per-assessment/{id}/`: 403 outside of the user's places. */
function read(context: Context): unknown {
  const row = rowOf(context, perAssessments);
  cycleOf(row, context);
  return assessmentItem(row, context);
}

export const assessmentRoutes: Route[] = [
  route('GET /api/v2/per-assessment/{id}/', 'members', read),
  route('PATCH /api/v2/per-assessment/{id}/', 'members', edit),
];
