import type { FormErrors } from '#app/request/errors';
import type {
  PerAssessment,
  PerAssessmentBody,
  PerComponentResponse,
  PerQuestionResponse,
} from '#contract/perAssessment';
import type { ApplicableArea, ApplicableComponent } from '#domain/per/perComponents';
import {
  type AssessmentValues,
  type ComponentValues,
  componentKey,
  componentTexts,
  type QuestionValues,
  questionKey,
} from './assessmentShape';

type AreaBody = NonNullable<PerAssessmentBody['area_responses']>[number];
type ComponentBody = NonNullable<AreaBody['component_responses']>[number];
type QuestionBody = NonNullable<ComponentBody['question_responses']>[number];

const textOrNull = (text: string | null | undefined) => text?.trim() || null;

const noAnswer: QuestionValues = { answer: null, notes: null };

const questionValues = (response: PerQuestionResponse | undefined): QuestionValues =>
  response ? { answer: response.answer, notes: textOrNull(response.notes) } : noAnswer;

/** The stored answers of an assessment as form values, by component and question. */
export function valuesFromStored(
  areas: readonly ApplicableArea[],
  { area_responses }: PerAssessment,
): AssessmentValues {
  const responses = new Map(
    (area_responses ?? [])
      .flatMap(({ component_responses }) => component_responses ?? [])
      .map((response) => [response.component, response]),
  );
  const entries = areas.flatMap(({ components }) =>
    components
      .filter(({ component }) => !component.is_parent)
      .map(({ component, questions }) => {
        const response = responses.get(component.id);
        const answers = new Map((response?.question_responses ?? []).map((each) => [each.question, each]));
        const values = {
          rating: response?.rating ?? null,
          ...Object.fromEntries(componentTexts.map((text) => [text, textOrNull(response?.[text])])),
          ...Object.fromEntries(questions.map(({ id }) => [questionKey(id), questionValues(answers.get(id))])),
        };
        return [componentKey(component.id), values] as const;
      }),
  );
  // cast: the entries cover every component
  return Object.fromEntries(entries) as AssessmentValues;
}

const isSameAnswer = (a: QuestionValues, b: QuestionValues) =>
  a.answer === b.answer && textOrNull(a.notes) === textOrNull(b.notes);

/** The request body of the questions of a component; undefined without a change. Unchanged rows are listed by id, or the server deletes them. */
function questionBodies(
  { questions }: ApplicableComponent,
  values: ComponentValues,
  stored: PerComponentResponse | undefined,
): QuestionBody[] | undefined {
  const rows = stored?.question_responses ?? [];
  const changed = questions.flatMap(({ id: question }): QuestionBody[] => {
    const row = rows.find((each) => each.question === question);
    const { answer, notes } = values[questionKey(question)] ?? noAnswer;
    if (isSameAnswer({ answer, notes }, questionValues(row))) return [];
    return [{ ...(row && { id: row.id }), question, answer, notes: textOrNull(notes) }];
  });
  if (changed.length === 0) return undefined;
  const ids = new Set(changed.map(({ id }) => id));
  const unchanged = rows.filter(({ id }) => !ids.has(id)).map(({ id, question }) => ({ id, question }));
  return [...unchanged, ...changed];
}

/** The request body of a component with its changed fields; null without a change. */
function componentBody(
  applicable: ApplicableComponent,
  values: ComponentValues | undefined,
  stored: PerComponentResponse | undefined,
): ComponentBody | null {
  if (!values) return null;
  const { id: component } = applicable.component;
  const texts = componentTexts.flatMap((text) => {
    const value = textOrNull(values[text]);
    return value === textOrNull(stored?.[text]) ? [] : [[text, value] as const];
  });
  const hasNewRating = values.rating !== (stored?.rating ?? null);
  const question_responses = questionBodies(applicable, values, stored);
  if (texts.length === 0 && !hasNewRating && !question_responses) return null;
  return {
    ...(stored && { id: stored.id }),
    component,
    ...(hasNewRating && { rating: values.rating }),
    ...Object.fromEntries(texts),
    ...(question_responses && { question_responses }),
  };
}

/**
 * The request body of the areas. Every stored row is listed by id, or the server deletes it; unchanged rows have no other field and keep
 * their values.
 *
 * @source reference/preparedness.md, sections 2.2 and 4.4
 */
export function areaBodies(
  areas: readonly ApplicableArea[],
  values: AssessmentValues,
  stored: Pick<PerAssessment, 'area_responses'> | undefined,
): AreaBody[] {
  const rows = stored?.area_responses ?? [];
  const bodies = areas.flatMap(({ area, components }): AreaBody[] => {
    const row = rows.find((each) => each.area === area.id);
    const responses = row?.component_responses ?? [];
    const changed = components.flatMap((each) => {
      const response = responses.find(({ component }) => component === each.component.id);
      return componentBody(each, values[componentKey(each.component.id)], response) ?? [];
    });
    if (changed.length === 0) return row ? [{ id: row.id, area: area.id }] : [];
    const ids = new Set(changed.map(({ id }) => id));
    const unchanged = responses.filter(({ id }) => !ids.has(id)).map(({ id, component }) => ({ id, component }));
    return [{ ...(row && { id: row.id }), area: area.id, component_responses: [...unchanged, ...changed] }];
  });
  const areaIds = new Set(areas.map(({ area }) => area.id));
  const others = rows.filter(({ area }) => !areaIds.has(area)).map(({ id, area }) => ({ id, area }));
  return [...bodies, ...others];
}

/** The areas that a body changes, in its order. */
export const changedAreas = (bodies: readonly AreaBody[]): number[] =>
  bodies.filter(({ component_responses }) => component_responses !== undefined).map(({ area }) => area);

/** A body that changes one area alone. Places before that area are those of the whole body, once the areas before are stored. */
export const onlyArea = (bodies: readonly AreaBody[], only: number): AreaBody[] =>
  bodies.flatMap(({ component_responses, ...body }): AreaBody[] => {
    if (body.area === only) return [{ ...body, component_responses }];
    return body.id === undefined ? [] : [body];
  });

/** The server takes about a fifth of a second for each row: an assessment of 357 answers in one request takes over a minute. */
const manyRows = 60;

/** Whether a body has so many new rows that it is sent area by area. @source reference/real-server.md, section 4 */
export function isLargeSave(bodies: readonly AreaBody[]): boolean {
  const components = bodies.flatMap(({ component_responses }) => component_responses ?? []);
  const rows = [...components, ...components.flatMap(({ question_responses }) => question_responses ?? [])];
  return rows.filter(({ id }) => id === undefined).length > manyRows;
}

/** The errors of a list by the index of the row. */
const entriesOf = (errors: string | FormErrors | undefined): readonly (readonly [number, string | FormErrors])[] =>
  errors === undefined || typeof errors === 'string'
    ? []
    : Object.entries(errors).map(([index, error]) => [Number(index), error] as const);

const isTree = (errors: string | FormErrors): errors is FormErrors => typeof errors !== 'string';

/** The errors of the server by component and question, mapped from their index in the request body. @source reference/preparedness.md, section 2.2 */
export function mapServerErrors(errors: FormErrors, sent: readonly AreaBody[]): FormErrors {
  const { area_responses, ...others } = errors;
  const components = entriesOf(area_responses).flatMap(([areaIndex, areaErrors]) =>
    entriesOf(isTree(areaErrors) ? areaErrors.component_responses : undefined).flatMap(([index, error]) => {
      const body = sent[areaIndex]?.component_responses?.[index];
      if (!body || !isTree(error)) return [];
      const { question_responses, ...componentErrors } = error;
      const questions = entriesOf(question_responses).flatMap(([place, each]) => {
        const question = body.question_responses?.[place]?.question;
        return typeof question === 'number' ? [[questionKey(question), each] as const] : [];
      });
      return [[componentKey(body.component), { ...componentErrors, ...Object.fromEntries(questions) }] as const];
    }),
  );
  return { ...others, ...Object.fromEntries(components) };
}
