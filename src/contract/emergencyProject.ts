import { z } from 'zod';
import { CountryMini } from './country';
import { DistrictMini } from './district';
import {
  EmergencyProjectActivityLead,
  EmergencyProjectActivityPeopleHouseholds,
  EmergencyProjectStatus,
} from './enums';
import { EruMini } from './eru';
import { EventMini } from './eventMini';
import { Admin2Mini, ProjectUser } from './project';
import { CalendarDay, DateTime } from './scalars';

/** Activities of the response to an emergency (3W). */

export const ActivityLocation = z.object({
  id: z.int(),
  description: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type ActivityLocation = z.infer<typeof ActivityLocation>;

export const ActivitySupply = z.object({
  id: z.int(),
  order: z.int(),
  title: z.string(),
});
export type ActivitySupply = z.infer<typeof ActivitySupply>;

export const ActivityAction = z.object({
  id: z.int(),
  description: z.string(),
  has_location: z.boolean(),
  is_cash_type: z.boolean(),
  order: z.int(),
  sector: z.int(),
  supplies_details: z.array(ActivitySupply),
  title: z.string(),
});
export type ActivityAction = z.infer<typeof ActivityAction>;

export const ActivitySector = z.object({
  id: z.int(),
  order: z.int(),
  title: z.string(),
});
export type ActivitySector = z.infer<typeof ActivitySector>;

export const EmergencyProjectActivity = z.object({
  id: z.int(),
  action: z.int().nullable(),
  action_details: ActivityAction.nullable(),
  amount: z.int().nullable(),
  beneficiaries_count: z.int().nullable(),
  custom_action: z.string().nullable(),
  custom_supplies: z.record(z.string(), z.int()),
  details: z.string().nullable(),
  disabled_female_0_1_count: z.int().nullable(),
  disabled_female_13_17_count: z.int().nullable(),
  disabled_female_18_59_count: z.int().nullable(),
  disabled_female_2_5_count: z.int().nullable(),
  disabled_female_60_plus_count: z.int().nullable(),
  disabled_female_6_12_count: z.int().nullable(),
  disabled_female_unknown_age_count: z.int().nullable(),
  disabled_male_0_1_count: z.int().nullable(),
  disabled_male_13_17_count: z.int().nullable(),
  disabled_male_18_59_count: z.int().nullable(),
  disabled_male_2_5_count: z.int().nullable(),
  disabled_male_60_plus_count: z.int().nullable(),
  disabled_male_6_12_count: z.int().nullable(),
  disabled_male_unknown_age_count: z.int().nullable(),
  disabled_other_0_1_count: z.int().nullable(),
  disabled_other_13_17_count: z.int().nullable(),
  disabled_other_18_59_count: z.int().nullable(),
  disabled_other_2_5_count: z.int().nullable(),
  disabled_other_60_plus_count: z.int().nullable(),
  disabled_other_6_12_count: z.int().nullable(),
  disabled_other_unknown_age_count: z.int().nullable(),
  female_0_1_count: z.int().nullable(),
  female_13_17_count: z.int().nullable(),
  female_18_59_count: z.int().nullable(),
  female_2_5_count: z.int().nullable(),
  female_60_plus_count: z.int().nullable(),
  female_6_12_count: z.int().nullable(),
  female_count: z.int().nullable(),
  female_unknown_age_count: z.int().nullable(),
  has_no_data_on_people_reached: z.boolean().nullable(),
  household_count: z.int().nullable(),
  is_disaggregated_for_disabled: z.boolean().nullable(),
  is_simplified_report: z.boolean(),
  item_count: z.int().nullable(),
  male_0_1_count: z.int().nullable(),
  male_13_17_count: z.int().nullable(),
  male_18_59_count: z.int().nullable(),
  male_2_5_count: z.int().nullable(),
  male_60_plus_count: z.int().nullable(),
  male_6_12_count: z.int().nullable(),
  male_count: z.int().nullable(),
  male_unknown_age_count: z.int().nullable(),
  other_0_1_count: z.int().nullable(),
  other_13_17_count: z.int().nullable(),
  other_18_59_count: z.int().nullable(),
  other_2_5_count: z.int().nullable(),
  other_60_plus_count: z.int().nullable(),
  other_6_12_count: z.int().nullable(),
  other_unknown_age_count: z.int().nullable(),
  people_count: z.int().nullable(),
  people_households: EmergencyProjectActivityPeopleHouseholds.nullable(),
  point_count: z.int().nullable(),
  points: z.array(ActivityLocation),
  sector: z.int(),
  sector_details: ActivitySector,
  supplies: z.record(z.string(), z.int()),
});
export type EmergencyProjectActivity = z.infer<typeof EmergencyProjectActivity>;

export const EmergencyProject = z.object({
  id: z.int(),
  activities: z.array(EmergencyProjectActivity),
  activity_lead: EmergencyProjectActivityLead,
  activity_lead_display: z.string(),
  admin2: z.array(z.int()),
  admin2_details: z.array(Admin2Mini),
  country: z.int(),
  country_details: CountryMini,
  created_at: DateTime,
  created_by_details: ProjectUser.nullable(),
  deployed_eru: z.int().nullable(),
  deployed_eru_details: EruMini.nullable(),
  districts: z.array(z.int()),
  districts_details: z.array(DistrictMini),
  end_date: CalendarDay.nullable(),
  event: z.int(),
  event_details: EventMini,
  modified_at: DateTime,
  modified_by_details: ProjectUser.nullable(),
  reporting_ns: z.int().nullable(),
  reporting_ns_contact_email: z.string().nullable(),
  reporting_ns_contact_name: z.string().nullable(),
  reporting_ns_contact_role: z.string().nullable(),
  reporting_ns_details: CountryMini.nullable(),
  start_date: CalendarDay,
  status: EmergencyProjectStatus,
  status_display: z.string(),
  title: z.string(),
  visibility_display: z.string(),
});
export type EmergencyProject = z.infer<typeof EmergencyProject>;

export const EmergencyProjectOptions = z.object({
  actions: z.array(ActivityAction),
  sectors: z.array(ActivitySector),
});
export type EmergencyProjectOptions = z.infer<typeof EmergencyProjectOptions>;

/** A row with an `id` that the activity has replaces it; without one it is new. */
export const ActivityLocationBody = z.object({
  id: z.int().optional(),
  description: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
});
export type ActivityLocationBody = z.input<typeof ActivityLocationBody>;

const Count = z.int32().nullable().optional();

export const EmergencyProjectActivityBody = z.object({
  id: z.int().optional(),
  action: z.int().nullable().optional(),
  amount: Count,
  beneficiaries_count: Count,
  custom_action: z.string().max(255).nullable().optional(),
  custom_supplies: z.record(z.string(), z.int()),
  details: z.string().nullable().optional(),
  disabled_female_0_1_count: Count,
  disabled_female_13_17_count: Count,
  disabled_female_18_59_count: Count,
  disabled_female_2_5_count: Count,
  disabled_female_60_plus_count: Count,
  disabled_female_6_12_count: Count,
  disabled_female_unknown_age_count: Count,
  disabled_male_0_1_count: Count,
  disabled_male_13_17_count: Count,
  disabled_male_18_59_count: Count,
  disabled_male_2_5_count: Count,
  disabled_male_60_plus_count: Count,
  disabled_male_6_12_count: Count,
  disabled_male_unknown_age_count: Count,
  disabled_other_0_1_count: Count,
  disabled_other_13_17_count: Count,
  disabled_other_18_59_count: Count,
  disabled_other_2_5_count: Count,
  disabled_other_60_plus_count: Count,
  disabled_other_6_12_count: Count,
  disabled_other_unknown_age_count: Count,
  female_0_1_count: Count,
  female_13_17_count: Count,
  female_18_59_count: Count,
  female_2_5_count: Count,
  female_60_plus_count: Count,
  female_6_12_count: Count,
  female_count: Count,
  female_unknown_age_count: Count,
  household_count: Count,
  item_count: Count,
  male_0_1_count: Count,
  male_13_17_count: Count,
  male_18_59_count: Count,
  male_2_5_count: Count,
  male_60_plus_count: Count,
  male_6_12_count: Count,
  male_count: Count,
  male_unknown_age_count: Count,
  other_0_1_count: Count,
  other_13_17_count: Count,
  other_18_59_count: Count,
  other_2_5_count: Count,
  other_60_plus_count: Count,
  other_6_12_count: Count,
  other_unknown_age_count: Count,
  people_count: Count,
  point_count: Count,
  has_no_data_on_people_reached: z.boolean().nullable().optional(),
  is_disaggregated_for_disabled: z.boolean().nullable().optional(),
  is_simplified_report: z.boolean().optional(),
  people_households: EmergencyProjectActivityPeopleHouseholds.nullable().optional(),
  points: z.array(ActivityLocationBody).optional(),
  sector: z.int(),
  supplies: z.record(z.string(), z.int()).optional(),
});
export type EmergencyProjectActivityBody = z.input<typeof EmergencyProjectActivityBody>;

const ContactText = z.string().max(255).nullable().optional();

/** The whole record, also in an edit: the server's checks read fields that a partial body would leave out. */
export const EmergencyProjectBody = z.object({
  activities: z.array(EmergencyProjectActivityBody).optional(),
  activity_lead: EmergencyProjectActivityLead,
  admin2: z.array(z.int()).optional(),
  country: z.int(),
  deployed_eru: z.int().nullable().optional(),
  districts: z.array(z.int()).optional(),
  end_date: CalendarDay.nullable().optional(),
  event: z.int(),
  reporting_ns: z.int().nullable().optional(),
  reporting_ns_contact_email: ContactText,
  reporting_ns_contact_name: ContactText,
  reporting_ns_contact_role: ContactText,
  start_date: CalendarDay,
  status: EmergencyProjectStatus.optional(),
  title: z.string().min(1).max(255),
});
export type EmergencyProjectBody = z.input<typeof EmergencyProjectBody>;
