import { z } from 'zod';
import { OriginalLanguage } from './enums';
import { PerComponent } from './perComponent';
import { FormArea } from './perForm';

/** The answers of a preparedness assessment: areas, their components, their questions. @source reference/preparedness.md, sections 2.2 and 4.2 */

export const PerQuestionResponse = z.object({
  id: z.int(),
  answer: z.int().nullable(),
  notes: z.string().nullable(),
  question: z.int().nullable(),
  question_details: z
    .object({ id: z.int(), component: z.int(), question: z.string(), question_group: z.int().nullable() })
    .nullable(),
});
export type PerQuestionResponse = z.infer<typeof PerQuestionResponse>;

const texts = {
  climate_environmental_considerations: z.string().nullable(),
  epi_considerations: z.string().nullable(),
  migration_considerations: z.string().nullable(),
  notes: z.string().nullable(),
  urban_considerations: z.string().nullable(),
};

export const PerComponentResponse = z.object({
  id: z.int(),
  ...texts,
  component: z.int(),
  component_details: PerComponent,
  question_responses: z.array(PerQuestionResponse),
  rating: z.int().nullable(),
  rating_details: z.object({ id: z.int(), title: z.string().nullable(), value: z.int() }).nullable(),
});
export type PerComponentResponse = z.infer<typeof PerComponentResponse>;

export const PerAreaResponse = z.object({
  id: z.int(),
  area: z.int(),
  area_details: FormArea,
  component_responses: z.array(PerComponentResponse),
});
export type PerAreaResponse = z.infer<typeof PerAreaResponse>;

export const PerAssessment = z.object({
  id: z.int(),
  area_responses: z.array(PerAreaResponse),
  is_draft: z.boolean(),
  overview: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
  user: z.int().nullable(),
});
export type PerAssessment = z.infer<typeof PerAssessment>;

/** Items with an id change a stored row, items without one make a new one; a list that is left out stays as it is. */
export const PerAssessmentBody = z.object({
  area_responses: z
    .array(
      z.object({
        id: z.int().optional(),
        area: z.int(),
        component_responses: z
          .array(
            z.object({
              id: z.int().optional(),
              climate_environmental_considerations: z.string().nullable().optional(),
              component: z.int(),
              epi_considerations: z.string().nullable().optional(),
              migration_considerations: z.string().nullable().optional(),
              notes: z.string().nullable().optional(),
              question_responses: z
                .array(
                  z.object({
                    id: z.int().optional(),
                    answer: z.int().nullable().optional(),
                    notes: z.string().nullable().optional(),
                    question: z.int().nullable(),
                  }),
                )
                .optional(),
              rating: z.int().nullable().optional(),
              urban_considerations: z.string().nullable().optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  is_draft: z.boolean().optional(),
  overview: z.int().nullable().optional(),
});
export type PerAssessmentBody = z.input<typeof PerAssessmentBody>;
