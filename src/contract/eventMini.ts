import { z } from 'zod';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { OriginalLanguage } from './enums';

/** An emergency as other records show it. */

export const EventMini = z.object({
  id: z.int(),
  countries_for_preview: z.array(CountryMini),
  dtype: z.int().nullable(),
  /** Sent by the list of emergencies only. */
  dtype_details: DisasterType.nullable().optional(),
  emergency_response_contact_email: z.string().nullable(),
  name: z.string().nullable(),
  parent_event: z.int().nullable(),
  slug: z.string().nullable(),
  start_date: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type EventMini = z.infer<typeof EventMini>;
