import { z } from 'zod';
import { RelatedAppeal } from './appeal';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { DistrictMini } from './district';
import { AlertLevel, OriginalLanguage, Visibility } from './enums';
import { FieldReportMini } from './fieldReportMini';
import { DateTime, DayTime } from './scalars';

/** Emergencies. */

export const EventContact = z.object({
  id: z.int(),
  ctype: z.string(),
  email: z.string(),
  event: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  title: z.string(),
});
export type EventContact = z.infer<typeof EventContact>;

export const EventFeaturedDocument = z.object({
  id: z.int(),
  description: z.string(),
  file: z.string(),
  thumbnail: z.string(),
  title: z.string(),
});
export type EventFeaturedDocument = z.infer<typeof EventFeaturedDocument>;

export const EventLink = z.object({
  id: z.int(),
  description: z.string().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  url: z.string(),
});
export type EventLink = z.infer<typeof EventLink>;

export const EventKeyFigure = z.object({
  id: z.int(),
  deck: z.string().nullable(),
  number: z.string(),
  source: z.string(),
  translation_module_original_language: OriginalLanguage,
});
export type EventKeyFigure = z.infer<typeof EventKeyFigure>;

export const Event = z.object({
  id: z.int(),
  active_deployments: z.int(),
  appeals: z.array(RelatedAppeal),
  auto_generated: z.boolean(),
  countries: z.array(CountryMini),
  created_at: DateTime,
  disaster_start_date: DayTime,
  dtype: DisasterType.nullable(),
  emergency_response_contact_email: z.string().nullable(),
  field_reports: z.array(FieldReportMini),
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
export type Event = z.infer<typeof Event>;

/** An emergency that activities may respond to: the server answers the id of its type alone. */
export const RespondedEvent = Event.extend({ dtype: z.int().nullable() });
export type RespondedEvent = z.infer<typeof RespondedEvent>;

export const EventOption = z.object({
  id: z.int(),
  auto_generated_source: z.string().nullable(),
  countries_for_preview: z.array(CountryMini),
  dtype: DisasterType.nullable(),
  emergency_response_contact_email: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type EventOption = z.infer<typeof EventOption>;

export const EventDetail = z.object({
  id: z.int(),
  active_deployments: z.int(),
  appeals: z.array(RelatedAppeal),
  auto_generated: z.boolean(),
  contacts: z.array(EventContact),
  countries: z.array(CountryMini),
  countries_for_preview: z.array(CountryMini),
  created_at: DateTime,
  disaster_start_date: DayTime,
  districts: z.array(DistrictMini),
  dtype: z.int().nullable(),
  emergency_response_contact_email: z.string().nullable(),
  featured_documents: z.array(EventFeaturedDocument),
  field_reports: z.array(FieldReportMini),
  glide: z.string(),
  hide_attached_field_reports: z.boolean(),
  hide_field_report_map: z.boolean(),
  ifrc_severity_level: AlertLevel,
  ifrc_severity_level_display: z.string(),
  ifrc_severity_level_update_date: DateTime.nullable(),
  is_featured: z.boolean(),
  is_featured_region: z.boolean(),
  key_figures: z.array(EventKeyFigure),
  links: z.array(EventLink),
  name: z.string().nullable(),
  num_affected: z.int().nullable(),
  parent_event: z.int().nullable(),
  response_activity_count: z.int(),
  slug: z.string().nullable(),
  summary: z.string().nullable(),
  tab_one_title: z.string(),
  tab_three_title: z.string().nullable(),
  tab_two_title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  updated_at: DateTime,
  visibility: Visibility,
});
export type EventDetail = z.infer<typeof EventDetail>;

export const EventSeverityLevelHistory = z.object({
  id: z.int(),
  created_at: DateTime,
  created_by: z.int().nullable(),
  event: z.int(),
  ifrc_severity_level: AlertLevel,
  ifrc_severity_level_update_date: DateTime.nullable(),
});
export type EventSeverityLevelHistory = z.infer<typeof EventSeverityLevelHistory>;
