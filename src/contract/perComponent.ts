import { z } from 'zod';
import { OriginalLanguage } from './enums';

/** Components of the preparedness assessment. */

export const PerComponent = z.object({
  id: z.int(),
  area: z.int(),
  climate_environmental_considerations_guidance: z.string().nullable(),
  component_letter: z.string().nullable(),
  component_num: z.int(),
  description: z.string().nullable(),
  epi_considerations_guidance: z.string().nullable(),
  has_question_group: z.boolean().nullable(),
  is_parent: z.boolean().nullable(),
  migration_considerations_guidance: z.string().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  urban_considerations_guidance: z.string().nullable(),
});
export type PerComponent = z.infer<typeof PerComponent>;
