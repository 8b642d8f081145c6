import { languages, type Translated } from '../core/http/language';
import { numbers } from './componentList';
import { groupTitles } from './interventionTitles';
import type { PerComponentRow, PerQuestionGroupRow, PerQuestionRow } from './tables';

/** Benchmarks that fit any component; `{title}` is the component's. */
const benchmarks: readonly Translated[] = [
  {
    en: 'The National Society has a written approach to {title}, approved by its leadership.',
    fr: 'La Société nationale dispose, pour « {title} », d’une approche écrite que sa direction a approuvée.',
    es: 'La Sociedad Nacional tiene, para «{title}», un enfoque escrito que su dirección ha aprobado.',
    ar: 'لدى الجمعية الوطنية، بشأن «{title}»، نهج مكتوب أقرته قيادتها.',
  },
  {
    en: 'Roles and responsibilities for {title} are defined at headquarters and branches.',
    fr: 'Les rôles et responsabilités pour « {title} » sont définis au siège et dans les branches.',
    es: 'Las funciones y responsabilidades para «{title}» están definidas en la sede y en las filiales.',
    ar: 'الأدوار والمسؤوليات بشأن «{title}» محددة في المقر الرئيسي وفي الفروع.',
  },
  {
    en: 'Staff and volunteers who work on {title} are trained, and the training is repeated.',
    fr: 'Le personnel et les volontaires chargés de « {title} » sont formés, et la formation est répétée.',
    es: 'El personal y los voluntarios que trabajan en «{title}» están formados, y la formación se repite.',
    ar: 'الموظفون والمتطوعون العاملون في «{title}» مدرَّبون، والتدريب يتكرر.',
  },
  {
    en: '{title} takes account of gender, age, disability and diversity.',
    fr: '« {title} » tient compte du genre, de l’âge, du handicap et de la diversité.',
    es: '«{title}» tiene en cuenta el género, la edad, la discapacidad y la diversidad.',
    ar: '«{title}» يراعي النوع الاجتماعي والعمر والإعاقة والتنوع.',
  },
  {
    en: '{title} is part of the response plan and its budget.',
    fr: '« {title} » fait partie du plan d’intervention et de son budget.',
    es: '«{title}» forma parte del plan de respuesta y de su presupuesto.',
    ar: '«{title}» جزء من خطة الاستجابة وميزانيتها.',
  },
  {
    en: 'Branches take part in the planning and review of {title}.',
    fr: 'Les branches participent à la planification et à la révision de « {title} ».',
    es: 'Las filiales participan en la planificación y la revisión de «{title}».',
    ar: 'تشارك الفروع في التخطيط بشأن «{title}» وفي مراجعته.',
  },
  {
    en: 'Partners of the Movement and authorities know how {title} is organised.',
    fr: 'Les partenaires du Mouvement et les autorités savent comment « {title} » est organisé.',
    es: 'Los asociados del Movimiento y las autoridades saben cómo se organiza «{title}».',
    ar: 'يعرف شركاء الحركة والسلطات كيف يُنظَّم «{title}».',
  },
  {
    en: '{title} has been tested in a simulation or an operation within the last three years.',
    fr: '« {title} » a été mis à l’épreuve lors d’une simulation ou d’une opération au cours des trois dernières années.',
    es: '«{title}» se ha puesto a prueba en una simulación o una operación en los últimos tres años.',
    ar: 'اختُبر «{title}» في محاكاة أو عملية خلال السنوات الثلاث الماضية.',
  },
  {
    en: 'Lessons on {title} are recorded, shared and followed up.',
    fr: 'Les enseignements sur « {title} » sont consignés, partagés et suivis d’effet.',
    es: 'Las lecciones sobre «{title}» se registran, se comparten y tienen seguimiento.',
    ar: 'الدروس المستفادة بشأن «{title}» تُدوَّن وتُنشر وتُتابَع.',
  },
];

const evidence: Translated = {
  en: '<p>A document, and who approved it and when.</p>',
  fr: '<p>Un document, et qui l’a approuvé et quand.</p>',
  es: '<p>Un documento, y quién lo aprobó y cuándo.</p>',
  ar: '<p>وثيقة، ومن أقرها ومتى.</p>',
};

const questionOf = (benchmark: Translated, subject: Translated): Translated =>
  Object.fromEntries(
    languages.map((language) => [language, benchmark[language]?.replace('{title}', subject[language] ?? '')]),
  );

/** The groups of the one component that has some. */
export const questionGroups = (components: readonly PerComponentRow[]): PerQuestionGroupRow[] => {
  const owner = components.find(({ component_num }) => component_num === numbers.withGroups);
  return groupTitles.map((name, index) => ({ id: index + 1, component: owner?.id ?? 0, name }));
};

/** Illustrative questions: six to nine of each component, fifteen of the one with groups. Components that only head others have none. */
export function questionList(components: readonly PerComponentRow[]): PerQuestionRow[] {
  let id = 0;
  return components.flatMap((component) => {
    if (component.is_parent) return [];
    const subjects = component.has_question_group ? groupTitles : [component.name];
    const perSubject = component.has_question_group ? 3 : 6 + (component.id % 4);
    return subjects.flatMap((subject, group) =>
      benchmarks.slice(0, perSubject).map((benchmark, index): PerQuestionRow => {
        id += 1;
        return {
          id,
          component: component.id,
          question: questionOf(benchmark, subject),
          question_num: group * perSubject + index + 1,
          question_group: component.has_question_group ? group + 1 : null,
          description: index === 0 ? evidence : null,
        };
      }),
    );
  });
}
