import type { FormErrors } from '#app/request/errors';
import type {
  PerAssessment,
  PerAssessmentBody,
  PerComponentResponse,
  PerQuestionResponse,
} from '#contract/perAssessment';
import type { ApplicableArea, AskedComponent } from '#domain/per/perComponents';
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

/** The stored answers of an assessment by component and question. */
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
  // the entries have every component of the table
  return Object.fromEntries(entries) as AssessmentValues;
}

const isSameAnswer = (a: QuestionValues, b: QuestionValues) =>
  a.answer === b.answer && textOrNull(a.notes) === textOrNull(b.notes);

/** The questions of a component as they are sent: undefined when none changed. Rows that are not named would be dropped. */
function questionBodies(
  { questions }: AskedComponent,
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

/** A component as it is sent, with what changed alone; null when nothing did. */
function componentBody(
  asked: AskedComponent,
  values: ComponentValues | undefined,
  stored: PerComponentResponse | undefined,
): ComponentBody | null {
  if (!values) return null;
  const { id: component } = asked.component;
  const texts = componentTexts.flatMap((text) => {
    const value = textOrNull(values[text]);
    return value === textOrNull(stored?.[text]) ? [] : [[text, value] as const];
  });
  const hasNewRating = values.rating !== (stored?.rating ?? null);
  const question_responses = questionBodies(asked, values, stored);
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
 * The areas as they are sent. Every stored row is named by its id, or the server would drop it; of rows that did not change nothing else
 * travels, so that they stay as they are.
 *
 * @source reference/preparedness.md, sections 2.2 and 4.4
 */
export function areaBodies(
  areas: readonly ApplicableArea[],
  values: AssessmentValues,
  stored: Pick<PerAssessment, 'area_responses'> | undefined,
): AreaBody[] {
  const rows = stored?.area_responses ?? [];
  const asked = areas.flatMap(({ area, components }): AreaBody[] => {
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
  const known = new Set(areas.map(({ area }) => area.id));
  const others = rows.filter(({ area }) => !known.has(area)).map(({ id, area }) => ({ id, area }));
  return [...asked, ...others];
}

/** The errors of a list by the place of its rows. */
const entriesOf = (errors: string | FormErrors | undefined): readonly (readonly [number, string | FormErrors])[] =>
  errors === undefined || typeof errors === 'string'
    ? []
    : Object.entries(errors).map(([index, error]) => [Number(index), error] as const);

const isTree = (errors: string | FormErrors): errors is FormErrors => typeof errors !== 'string';

/** The server's errors by component and question, from their places in what was sent. @source reference/preparedness.md, section 2.2 */
export function errorsOnForm(errors: FormErrors, sent: readonly AreaBody[]): FormErrors {
  const { area_responses, ...others } = errors;
  const components = entriesOf(area_responses).flatMap(([areaIndex, areaErrors]) =>
    entriesOf(isTree(areaErrors) ? areaErrors.component_responses : undefined).flatMap(([index, error]) => {
      const body = sent[areaIndex]?.component_responses?.[index];
      if (!body || !isTree(error)) return [];
      const { question_responses, ...own } = error;
      const questions = entriesOf(question_responses).flatMap(([place, each]) => {
        const question = body.question_responses?.[place]?.question;
        return typeof question === 'number' ? [[questionKey(question), each] as const] : [];
      });
      return [[componentKey(body.component), { ...own, ...Object.fromEntries(questions) }] as const];
    }),
  );
  return { ...others, ...Object.fromEntries(components) };
}
