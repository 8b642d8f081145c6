import { z } from 'zod';
import { AssessmentType } from './assessmentType';
import { CountryMini } from './country';
import { OriginalLanguage, PerPhase } from './enums';
import { CalendarDay, DateTime } from './scalars';

/** Preparedness cycles of a country. */

export const PerProcess = z.object({
  id: z.int(),
  assessment: z.int().nullable(),
  assessment_number: z.int(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_assessment: CalendarDay.nullable(),
  date_of_orientation: CalendarDay.nullable(),
  ns_focal_point_email: z.string().nullable(),
  ns_focal_point_name: z.string().nullable(),
  phase: PerPhase.nullable(),
  phase_display: z.string().nullable(),
  prioritization: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
  type_of_assessment: z.int().nullable(),
  type_of_assessment_details: AssessmentType.nullable(),
  updated_at: DateTime,
  workplan: z.int().nullable(),
});
export type PerProcess = z.infer<typeof PerProcess>;
