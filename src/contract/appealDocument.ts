import { z } from 'zod';
import { OriginalLanguage } from './enums';
import { EventMini } from './eventMini';
import { DateTime, DayTime } from './scalars';

/** Documents published for an appeal. */

export const AppealDocumentAppeal = z.object({
  id: z.int(),
  code: z.string().nullable(),
  event: EventMini.nullable(),
  start_date: DayTime.nullable(),
});
export type AppealDocumentAppeal = z.infer<typeof AppealDocumentAppeal>;

export const AppealDocument = z.object({
  id: z.int(),
  /** The server may send a document without one, though its description does not say so. */
  appeal: AppealDocumentAppeal.nullable(),
  created_at: DateTime,
  description: z.string().nullable(),
  document: z.string().nullable(),
  document_url: z.string(),
  iso: z.string().nullable(),
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  type: z.string().optional(),
});
export type AppealDocument = z.infer<typeof AppealDocument>;
