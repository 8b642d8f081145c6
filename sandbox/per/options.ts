import type { AssessmentType } from '#contract/assessmentType';
import type { PerOptions } from '#contract/perForm';
import { inLanguage, type Language, type Translated } from '../core/http/language';

/** Ratings, answers and types of assessment, which the platform keeps in its database. @source reference/preparedness.md, sections 4.7 and 5 */

/** By value; the id is the value + 1. */
const ratingTitles: readonly Translated[] = [
  { en: 'Not Reviewed', fr: 'Non examiné', es: 'No revisado', ar: 'لم تتم مراجعته' },
  { en: 'Does Not Exist', fr: 'N’existe pas', es: 'No existe', ar: 'غير موجود' },
  { en: 'Partially Exists', fr: 'Existe en partie', es: 'Existe en parte', ar: 'موجود جزئيًا' },
  { en: 'Needs Improvement', fr: 'À améliorer', es: 'Necesita mejorar', ar: 'يحتاج إلى تحسين' },
  {
    en: 'Exists – Could be Strengthened',
    fr: 'Existe – à renforcer',
    es: 'Existe – podría reforzarse',
    ar: 'موجود – يمكن تعزيزه',
  },
  { en: 'High Performance', fr: 'Très performant', es: 'Alto rendimiento', ar: 'أداء عالٍ' },
];

const answerTexts: readonly (readonly [id: number, text: Translated])[] = [
  [1, { en: 'Yes', fr: 'Oui', es: 'Sí', ar: 'نعم' }],
  [2, { en: 'No', fr: 'Non', es: 'No', ar: 'لا' }],
  [5, { en: 'Partially exists', fr: 'Existe en partie', es: 'Existe en parte', ar: 'موجود جزئيًا' }],
];

const typeNames: readonly Translated[] = [
  { en: 'Self assessment', fr: 'Auto-évaluation', es: 'Autoevaluación', ar: 'تقييم ذاتي' },
  { en: 'Simulation', fr: 'Simulation', es: 'Simulación', ar: 'محاكاة' },
  { en: 'Operational', fr: 'Opérationnelle', es: 'Operativa', ar: 'تشغيلي' },
  { en: 'Post operational', fr: 'Post-opérationnelle', es: 'Posoperativa', ar: 'ما بعد العمليات' },
];

const titled = (text: Translated | undefined, language: Language) => inLanguage(text, language) ?? '';

export const answerOptions = (language: Language) =>
  answerTexts.map(([id, text]) => ({ id, text: titled(text, language) }));

/** A rating by its id; null for none. */
export function ratingDetails(id: number | null, language: Language) {
  if (id === null || !ratingTitles[id - 1]) return null;
  return { id, title: titled(ratingTitles[id - 1], language), value: id - 1 };
}

export const isRating = (id: number) => ratingTitles[id - 1] !== undefined;
export const isAnswer = (id: number) => answerTexts.some(([each]) => each === id);
export const isType = (id: number) => typeNames[id - 1] !== undefined;

export const typeDetails = (id: number | null, language: Language): AssessmentType | null =>
  id === null ? null : { id, name: titled(typeNames[id - 1], language) };

export const perOptions = (language: Language): PerOptions => ({
  answers: answerOptions(language),
  componentratings: ratingTitles.map((title, value) => ({ id: value + 1, title: titled(title, language), value })),
  overviewassessmenttypes: typeNames.map((name, index) => ({ id: index + 1, name: titled(name, language) })),
});
