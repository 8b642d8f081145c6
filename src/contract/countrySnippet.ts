import { z } from 'zod';
import { OriginalLanguage, Visibility } from './enums';

/** Free blocks of text or image on the additional tab of a country. */

export const CountrySnippet = z.object({
  id: z.int(),
  country: z.int(),
  image: z.string().nullable(),
  snippet: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  visibility: Visibility,
  visibility_display: z.string(),
});
export type CountrySnippet = z.infer<typeof CountrySnippet>;
