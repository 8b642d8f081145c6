import { z } from 'zod';
import { CountryMini } from './country';
import { AlertLevel, DrefOnset, DrefStatus, DrefType } from './enums';
import { CalendarDay, DateTime } from './scalars';
import { UserName } from './user';

/** DREF applications and their later stages, as lists show them. */

export const DrefFinalReportMini = z.object({
  id: z.int(),
  appeal_code: z.string().nullable(),
  application_type: z.string(),
  application_type_display: z.string(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_approval: CalendarDay.nullable(),
  disaster_type: z.int().nullable(),
  national_society: z.int().nullable(),
  status: DrefStatus,
  status_display: z.string(),
  title: z.string().nullable(),
  type_of_dref: DrefType.nullable(),
  type_of_dref_display: z.string().nullable(),
});
export type DrefFinalReportMini = z.infer<typeof DrefFinalReportMini>;

export const DrefOperationalUpdateMini = z.object({
  id: z.int(),
  appeal_code: z.string().nullable(),
  application_type: z.string(),
  application_type_display: z.string(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_approval: CalendarDay.nullable(),
  disaster_category: AlertLevel.nullable(),
  disaster_category_display: z.string().nullable(),
  disaster_type: z.int().nullable(),
  national_society: z.int().nullable(),
  operational_update_number: z.int().nullable(),
  status: DrefStatus,
  status_display: z.string(),
  title: z.string().nullable(),
  type_of_dref: DrefType.nullable(),
  type_of_dref_display: z.string().nullable(),
  type_of_onset: DrefOnset.nullable(),
  type_of_onset_display: z.string().nullable(),
});
export type DrefOperationalUpdateMini = z.infer<typeof DrefOperationalUpdateMini>;

export const DrefMini = z.object({
  id: z.int(),
  appeal_code: z.string().nullable(),
  application_type: z.string(),
  application_type_display: z.string(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_approval: CalendarDay.nullable(),
  disaster_category: AlertLevel.nullable(),
  disaster_category_display: z.string().nullable(),
  disaster_type: z.int().nullable(),
  /** Without an id until there is a report; see `has_final_report`. */
  final_report_details: DrefFinalReportMini.partial().extend({ status: DrefStatus.nullable().optional() }).nullable(),
  has_final_report: z.boolean(),
  has_ops_update: z.boolean(),
  is_dref_imminent_v2: z.boolean(),
  national_society: z.int(),
  operational_update_details: z.array(DrefOperationalUpdateMini),
  starting_language: z.string(),
  status: DrefStatus,
  status_display: z.string(),
  title: z.string(),
  type_of_dref: DrefType.nullable(),
  type_of_dref_display: z.string().nullable(),
  type_of_onset: DrefOnset.nullable(),
  type_of_onset_display: z.string().nullable(),
  unpublished_final_report_count: z.int(),
  unpublished_op_update_count: z.int(),
});
export type DrefMini = z.infer<typeof DrefMini>;

export const CompletedDref = z.object({
  id: z.int(),
  appeal_code: z.string().nullable(),
  application_type: z.string(),
  application_type_display: z.string(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_publication: CalendarDay.nullable(),
  dref: DrefMini,
  glide_code: z.string().nullable(),
  starting_language: z.string(),
  status: DrefStatus,
  status_display: z.string(),
  title: z.string().nullable(),
});
export type CompletedDref = z.infer<typeof CompletedDref>;

/** The people with whom an application and its later stages are shared. */
export const DrefShareUser = z.object({
  id: z.int(),
  users: z.array(z.int()),
  users_details: z.array(UserName),
});
export type DrefShareUser = z.infer<typeof DrefShareUser>;

/** Replaces the whole list of people. */
export const DrefShareBody = z.object({
  dref: z.int(),
  users: z.array(z.int()),
});
export type DrefShareBody = z.input<typeof DrefShareBody>;

export const DrefGlobalFiles = z.object({
  budget_template_url: z.string().nullable(),
});
export type DrefGlobalFiles = z.infer<typeof DrefGlobalFiles>;

/** A stage of a DREF in the feed for reporting: approved ones, and all for superusers. It has neither documents nor people. */
export const DrefStageRow = z.object({
  /** `Dref-1`: unique among the stages of all kinds. */
  id: z.string(),
  /** The code of the appeal. */
  appeal_id: z.string(),
  /** `Application`, `Operational Update 2`, `Final Report`. */
  stage: z.string(),
  date_of_approval: CalendarDay.nullable(),
  /** Of applications alone. */
  date_of_summary_publication: CalendarDay.nullable(),
  status: DrefStatus,
  status_display: z.string(),
});
export type DrefStageRow = z.infer<typeof DrefStageRow>;
