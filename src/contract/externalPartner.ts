import { z } from 'zod';
import { OriginalLanguage } from './enums';

/** Options of the field report form. */

export const ExternalPartner = z.object({
  id: z.int(),
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type ExternalPartner = z.infer<typeof ExternalPartner>;

export const SupportedActivity = z.object({
  id: z.int(),
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type SupportedActivity = z.infer<typeof SupportedActivity>;

export const ReviewCountry = z.object({
  country: z.int(),
});
export type ReviewCountry = z.infer<typeof ReviewCountry>;
