import { z } from 'zod';
import { Visibility } from './enums';
import { DateTime } from './scalars';

/** Response documents of an emergency. */

export const SituationReportType = z.object({
  id: z.int(),
  is_primary: z.boolean(),
  type: z.string(),
});
export type SituationReportType = z.infer<typeof SituationReportType>;

export const SituationReport = z.object({
  id: z.int(),
  created_at: DateTime,
  document: z.string().nullable(),
  document_url: z.string(),
  event: z.int(),
  is_pinned: z.boolean(),
  name: z.string(),
  type: SituationReportType.nullable(),
  visibility: Visibility,
  visibility_display: z.string(),
});
export type SituationReport = z.infer<typeof SituationReport>;
