import { z } from 'zod';
import { OriginalLanguage, PositionType, TabNumber, Visibility } from './enums';

/** Free blocks of text or image on the extra tabs of an emergency. */

export const EventSnippet = z.object({
  id: z.int(),
  event: z.int(),
  image: z.string().nullable(),
  position: PositionType,
  position_display: z.string(),
  snippet: z.string().nullable(),
  tab: TabNumber,
  tab_display: z.string(),
  translation_module_original_language: OriginalLanguage,
  visibility: Visibility,
  visibility_display: z.string(),
});
export type EventSnippet = z.infer<typeof EventSnippet>;
