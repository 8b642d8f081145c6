import { z } from 'zod';
import { RelatedAppeal } from './appeal';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { AlertLevel, OriginalLanguage, SurgeAlertAtype, SurgeAlertCategory, SurgeAlertStatus } from './enums';
import { DateTime, DayTime } from './scalars';

/** Calls for surge personnel. */

export const MolnixTag = z.object({
  id: z.int(),
  color: z.string(),
  description: z.string(),
  groups: z.array(z.string()),
  molnix_id: z.int(),
  name: z.string(),
  tag_type: z.string(),
});
export type MolnixTag = z.infer<typeof MolnixTag>;

export const SurgeEvent = z.object({
  id: z.int(),
  appeals: z.array(RelatedAppeal),
  auto_generated: z.boolean(),
  countries: z.array(CountryMini),
  created_at: DateTime,
  disaster_start_date: DayTime,
  dtype: DisasterType.nullable(),
  emergency_response_contact_email: z.string().nullable(),
  glide: z.string(),
  ifrc_severity_level: AlertLevel,
  ifrc_severity_level_display: z.string(),
  ifrc_severity_level_update_date: DateTime.nullable(),
  is_featured: z.boolean(),
  is_featured_region: z.boolean(),
  name: z.string().nullable(),
  num_affected: z.int().nullable(),
  parent_event: z.int().nullable(),
  slug: z.string().nullable(),
  summary: z.string().nullable(),
  tab_one_title: z.string(),
  tab_three_title: z.string().nullable(),
  tab_two_title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  updated_at: DateTime,
});
export type SurgeEvent = z.infer<typeof SurgeEvent>;

export const SurgeAlert = z.object({
  id: z.int(),
  atype: SurgeAlertAtype,
  atype_display: z.string(),
  category: SurgeAlertCategory,
  category_display: z.string(),
  closes: DayTime.nullable(),
  country: CountryMini.nullable(),
  created_at: DateTime,
  deployment_needed: z.boolean(),
  end: DayTime.nullable(),
  event: SurgeEvent.nullable(),
  is_private: z.boolean(),
  message: z.string().nullable(),
  molnix_id: z.int().nullable(),
  molnix_status: SurgeAlertStatus,
  molnix_status_display: z.string(),
  molnix_tags: z.array(MolnixTag),
  opens: DayTime.nullable(),
  operation: z.string().nullable(),
  start: DayTime.nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type SurgeAlert = z.infer<typeof SurgeAlert>;
