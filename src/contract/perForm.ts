import { z } from 'zod';
import { AssessmentType } from './assessmentType';
import { OriginalLanguage } from './enums';

/** The preparedness assessment: areas, components (`perComponent.ts`), questions and their choices. */

export const FormArea = z.object({
  id: z.int(),
  area_num: z.int(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type FormArea = z.infer<typeof FormArea>;

export const FormComponentMini = z.object({
  id: z.int(),
  area: FormArea,
  component_letter: z.string().nullable(),
  component_num: z.int(),
  description: z.string().nullable(),
  is_parent: z.boolean().nullable(),
  title: z.string(),
});
export type FormComponentMini = z.infer<typeof FormComponentMini>;

export const FormAnswer = z.object({
  id: z.int(),
  text: z.string().nullable(),
});
export type FormAnswer = z.infer<typeof FormAnswer>;

export const FormQuestion = z.object({
  id: z.int(),
  answers: z.array(FormAnswer),
  component: FormComponentMini,
  description: z.string().nullable(),
  question: z.string().nullable(),
  question_group: z.int().nullable(),
  question_num: z.int().nullable(),
});
export type FormQuestion = z.infer<typeof FormQuestion>;

export const FormQuestionGroup = z.object({
  id: z.int(),
  component: z.int(),
  description: z.string().nullable(),
  title: z.string(),
});
export type FormQuestionGroup = z.infer<typeof FormQuestionGroup>;

/** The id of a rating is its value + 1; value 0 is "not reviewed". */
export const PerRatingOption = z.object({
  id: z.int(),
  title: z.string(),
  value: z.int(),
});
export type PerRatingOption = z.infer<typeof PerRatingOption>;

export const PerOptions = z.object({
  answers: z.array(z.object({ id: z.int(), text: z.string() })),
  componentratings: z.array(PerRatingOption),
  overviewassessmenttypes: z.array(AssessmentType),
});
export type PerOptions = z.infer<typeof PerOptions>;
