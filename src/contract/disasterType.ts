import { z } from 'zod';
import { OriginalLanguage } from './enums';

/** Kinds of hazard. */

export const DisasterType = z.object({
  id: z.int(),
  name: z.string().nullable(),
  summary: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type DisasterType = z.infer<typeof DisasterType>;
