import { z } from 'zod';
import { OriginalLanguage } from './enums';

/** Contacts of the platform. */

export const MainContact = z.object({
  id: z.int(),
  email: z.string(),
  extent: z.string().nullable(),
  name: z.string(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
});
export type MainContact = z.infer<typeof MainContact>;
