import type { PerComponent } from '#contract/perComponent';
import type { FormArea, FormQuestion, FormQuestionGroup } from '#contract/perForm';
import { compareCodes } from '../language/compare';

type Numbered = Pick<PerComponent, 'component_num' | 'component_letter'>;

/** `12`, `14(B)` */
export const componentNumber = ({ component_num, component_letter }: Numbered): string =>
  component_letter ? `${component_num}(${component_letter})` : String(component_num);

/** `12. Response and Recovery Planning`, `14(B). Evacuation` */
export const componentTitle = (component: Numbered & { readonly title: string | null }): string =>
  `${componentNumber(component)}. ${component.title?.trim() ?? ''}`;

/** Compares components by number, then by letter; a parent comes before its parts. */
export const compareByNumber = (a: Numbered, b: Numbered): number =>
  a.component_num - b.component_num || compareCodes(a.component_letter, b.component_letter);

/** `12.3. Roles are defined.` */
export const questionTitle = (component: Numbered, { question_num, question }: FormQuestion): string =>
  `${componentNumber(component)}.${question_num ?? ''}. ${question?.trim() ?? ''}`;

export interface QuestionGroup {
  /** Null for questions without a group. */
  readonly group: FormQuestionGroup | null;
  readonly questions: readonly FormQuestion[];
}

/** A component with its grouped questions. */
export interface ApplicableComponent {
  readonly component: PerComponent;
  readonly groups: readonly QuestionGroup[];
  /** All questions, in the order of the groups. */
  readonly questions: readonly FormQuestion[];
}

export interface ApplicableArea {
  readonly area: FormArea;
  readonly components: readonly ApplicableComponent[];
}

/**
 * Questions sorted by number and grouped; groups are in the order of their first question.
 *
 * @source reference/preparedness.md, section 2.2
 */
export function groupQuestions(
  questions: readonly FormQuestion[],
  groups: readonly FormQuestionGroup[],
): readonly QuestionGroup[] {
  const sorted = questions.toSorted((a, b) => (a.question_num ?? 0) - (b.question_num ?? 0));
  const keys = [...new Set(sorted.map(({ question_group }) => question_group))];
  return keys.map((key) => ({
    group: groups.find(({ id }) => id === key) ?? null,
    questions: sorted.filter(({ question_group }) => question_group === key),
  }));
}

interface FormLists {
  readonly areas: readonly FormArea[];
  readonly components: readonly PerComponent[];
  readonly questions: readonly FormQuestion[];
  readonly groups: readonly FormQuestionGroup[];
}

/** The areas of an assessment by number, with their components in the server's order, and their questions. */
export function applicableAreas({ areas, components, questions, groups }: FormLists): readonly ApplicableArea[] {
  const byComponent = new Map<number, FormQuestion[]>();
  for (const question of questions) {
    const list = byComponent.get(question.component.id);
    if (list) list.push(question);
    else byComponent.set(question.component.id, [question]);
  }
  return areas
    .toSorted((a, b) => a.area_num - b.area_num)
    .map((area) => ({
      area,
      components: components
        .filter((component) => component.area === area.id)
        .map((component) => {
          const grouped = groupQuestions(byComponent.get(component.id) ?? [], groups);
          return { component, groups: grouped, questions: grouped.flatMap((each) => each.questions) };
        }),
    }));
}
