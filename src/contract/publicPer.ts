import { z } from 'zod';
import { PerComponent } from './perComponent';
import { PerProcess } from './perProcess';

/** The public data of preparedness cycles. The ids of assessment, prioritisation and work plan are the latest of each. */

export const PublicPerProcess = PerProcess.omit({
  translation_module_original_language: true,
  translation_module_skip_auto_translation: true,
});
export type PublicPerProcess = z.infer<typeof PublicPerProcess>;

/** 0 not reviewed to 5 */
export const PerComponentRating = z.object({
  id: z.int(),
  title: z.string().nullable(),
  value: z.int(),
});
export type PerComponentRating = z.infer<typeof PerComponentRating>;

export const PublicComponentResponse = z.object({
  id: z.int(),
  component: z.int(),
  component_details: PerComponent,
  rating: z.int().nullable(),
  rating_details: PerComponentRating.nullable(),
});
export type PublicComponentResponse = z.infer<typeof PublicComponentResponse>;

export const PublicPerAssessment = z.object({
  id: z.int(),
  area_responses: z.array(z.object({ id: z.int(), component_responses: z.array(PublicComponentResponse) })),
});
export type PublicPerAssessment = z.infer<typeof PublicPerAssessment>;
