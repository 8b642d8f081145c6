import { z } from 'zod';
import { AssessmentType } from './assessmentType';
import { PerPhase } from './enums';
import { CalendarDay, DateTime } from './scalars';

/** A cycle with the mean ratings of all assessments of its country, sent to preparedness administrators only. */
export const PerStats = z.object({
  id: z.int(),
  assessment_number: z.int().nullable(),
  assessment_ratings: z
    .array(
      z.object({
        assessment_number: z.int().nullable(),
        /** 1 to 5; null where nothing was rated. */
        average_rating: z.number().nullable(),
        date_of_assessment: CalendarDay.nullable(),
      }),
    )
    .nullable(),
  country_id: z.int().nullable(),
  date_of_assessment: CalendarDay.nullable(),
  phase: PerPhase.nullable(),
  phase_display: z.string().nullable(),
  type_of_assessment: AssessmentType.nullable(),
});
export type PerStats = z.infer<typeof PerStats>;

/** A document that belongs to a cycle. */
export const PerDocument = z.object({
  id: z.int(),
  country: z.int(),
  created_at: DateTime,
  created_by: z.int().nullable(),
  file: z.string(),
  per: z.int().nullable(),
});
export type PerDocument = z.infer<typeof PerDocument>;

export const PerDocumentBody = z.object({ country: z.int(), file: z.file(), per: z.int() });
export type PerDocumentBody = z.input<typeof PerDocumentBody>;
