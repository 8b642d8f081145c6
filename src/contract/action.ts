import { z } from 'zod';
import { ActionCategory, ActionOrg, ActionType, OriginalLanguage } from './enums';

/** Actions taken, for field reports. */

export const Action = z.object({
  id: z.int(),
  category: ActionCategory,
  field_report_types: z.array(ActionType),
  name: z.string().nullable(),
  organizations: z.array(ActionOrg),
  tooltip_text: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type Action = z.infer<typeof Action>;

/** The actions of flash updates: the server leaves out what only field reports have. */
export const FlashUpdateAction = Action.partial({
  field_report_types: true,
  translation_module_original_language: true,
});
export type FlashUpdateAction = z.infer<typeof FlashUpdateAction>;
