import { groupTitles, numbers } from './componentList';
import type { PerComponentRow, PerQuestionGroupRow, PerQuestionRow } from './tables';

/** Benchmarks that fit any component; `{title}` is the component's. */
const benchmarks = [
  'The National Society has a written approach to {title}, approved by its leadership.',
  'Roles and responsibilities for {title} are defined at headquarters and branches.',
  'Staff and volunteers who work on {title} are trained, and the training is repeated.',
  '{title} takes account of gender, age, disability and diversity.',
  '{title} is part of the response plan and its budget.',
  'Branches take part in the planning and review of {title}.',
  'Partners of the Movement and authorities know how {title} is organised.',
  '{title} has been tested in a simulation or an operation within the last three years.',
  'Lessons on {title} are recorded, shared and followed up.',
];

/** The groups of the one component that has some. */
export const questionGroups = (components: readonly PerComponentRow[]): PerQuestionGroupRow[] => {
  const owner = components.find(({ component_num }) => component_num === numbers.withGroups);
  return groupTitles.map((title, index) => ({ id: index + 1, component: owner?.id ?? 0, title }));
};

/** Illustrative questions: six to nine of each component, fifteen of the one with groups. Components that only head others have none. */
export function questionList(components: readonly PerComponentRow[]): PerQuestionRow[] {
  let id = 0;
  return components.flatMap((component) => {
    if (component.is_parent) return [];
    const subjects = component.has_question_group ? groupTitles : [component.name.en ?? ''];
    const perSubject = component.has_question_group ? 3 : 6 + (component.id % 4);
    return subjects.flatMap((subject, group) =>
      benchmarks.slice(0, perSubject).map((text, index): PerQuestionRow => {
        id += 1;
        return {
          id,
          component: component.id,
          question: text.replace('{title}', subject),
          question_num: group * perSubject + index + 1,
          question_group: component.has_question_group ? group + 1 : null,
          description: index === 0 ? '<p>A document, and who approved it and when.</p>' : null,
        };
      }),
    );
  });
}
