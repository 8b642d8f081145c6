import { z } from 'zod';
import { CountryRecordType, OriginalLanguage, PersonAssessmentType } from './enums';
import { RegionBrief } from './region';
import { DayTime, Point, Polygon } from './scalars';

/** Countries, and the pseudo countries of regions. */

export const CountryMini = z.object({
  id: z.int(),
  average_household_size: z.string().nullable(),
  fdrs: z.string().nullable(),
  independent: z.boolean().nullable(),
  is_deprecated: z.boolean(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  name: z.string().nullable(),
  record_type: CountryRecordType,
  record_type_display: z.string(),
  region: z.int().nullable(),
  society_name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type CountryMini = z.infer<typeof CountryMini>;

export const CountryBrief = z.object({
  id: z.int(),
  average_household_size: z.string().nullable(),
  fdrs: z.string().nullable(),
  independent: z.boolean().nullable(),
  inform_score: z.string().nullable(),
  is_deprecated: z.boolean(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  key_priorities: z.string().nullable(),
  name: z.string().nullable(),
  overview: z.string().nullable(),
  record_type: CountryRecordType,
  record_type_display: z.string(),
  region: z.int().nullable(),
  society_name: z.string().nullable(),
  society_url: z.string(),
  translation_module_original_language: OriginalLanguage,
  url_ifrc: z.string(),
});
export type CountryBrief = z.infer<typeof CountryBrief>;

export const CountryLink = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
});
export type CountryLink = z.infer<typeof CountryLink>;

export const Country = z.object({
  id: z.int(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  bbox: Polygon.nullable(),
  centroid: Point.nullable(),
  city_code: z.string().nullable(),
  emails: z.array(z.string().nullable()).nullable(),
  fdrs: z.string().nullable(),
  independent: z.boolean().nullable(),
  inform_score: z.string().nullable(),
  is_deprecated: z.boolean(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  key_priorities: z.string().nullable(),
  links: z.array(CountryLink),
  name: z.string().nullable(),
  overview: z.string().nullable(),
  phone: z.string().nullable(),
  record_type: CountryRecordType,
  record_type_display: z.string(),
  region: z.int().nullable(),
  society_name: z.string().nullable(),
  society_url: z.string(),
  translation_module_original_language: OriginalLanguage,
  url_ifrc: z.string(),
  website: z.string().nullable(),
});
export type Country = z.infer<typeof Country>;

export const CountryCapacityStrengthening = z.object({
  id: z.int(),
  assessment_code: z.string(),
  assessment_type: PersonAssessmentType,
  assessment_type_display: z.string(),
  branch_name: z.string().nullable(),
  country: z.int(),
  submission_date: DayTime,
  url: z.string(),
  year: z.string(),
});
export type CountryCapacityStrengthening = z.infer<typeof CountryCapacityStrengthening>;

export const CountryContact = z.object({
  id: z.int(),
  ctype: z.string(),
  email: z.string(),
  name: z.string(),
  title: z.string(),
});
export type CountryContact = z.infer<typeof CountryContact>;

export const DelegationOfficeMini = z.object({
  address: z.string().nullable(),
  city: z.string().nullable(),
  /** Null once the type is deleted. */
  dotype_name: z.string().nullable(),
  hod_email: z.string().nullable(),
  hod_first_name: z.string().nullable(),
  hod_last_name: z.string().nullable(),
  hod_mobile_number: z.string().nullable(),
});
export type DelegationOfficeMini = z.infer<typeof DelegationOfficeMini>;

export const CountryDirectory = z.object({
  id: z.int(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  position: z.string().nullable(),
});
export type CountryDirectory = z.infer<typeof CountryDirectory>;

export const CountryIcrcPresence = z.object({
  id: z.int(),
  country: z.int(),
  description: z.string().nullable(),
  icrc_presence: z.boolean().nullable(),
  key_operation: z.boolean().nullable(),
  url: z.string().nullable(),
});
export type CountryIcrcPresence = z.infer<typeof CountryIcrcPresence>;

export const NsdInitiative = z.object({
  id: z.int(),
  allocation: z.int(),
  categories: z.array(z.string()),
  country: z.int(),
  fund_type: z.string(),
  funding_period: z.int(),
  nsia_risk: z.string().nullable(),
  remote_id: z.int().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
  year: z.string(),
});
export type NsdInitiative = z.infer<typeof NsdInitiative>;

export const CountryOrganizationalCapacity = z.object({
  id: z.int(),
  country: z.int(),
  financial_capacity: z.string().nullable(),
  leadership_capacity: z.string().nullable(),
  volunteer_capacity: z.string().nullable(),
  youth_capacity: z.string().nullable(),
});
export type CountryOrganizationalCapacity = z.infer<typeof CountryOrganizationalCapacity>;

export const CountryDetail = z.object({
  id: z.int(),
  additional_tab_name: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  bbox: Polygon.nullable(),
  capacity: z.array(CountryCapacityStrengthening),
  centroid: Point.nullable(),
  city_code: z.string().nullable(),
  contacts: z.array(CountryContact),
  country_delegation: z.array(DelegationOfficeMini),
  directory: z.array(CountryDirectory),
  disaster_law_url: z.string().nullable(),
  emails: z.array(z.string().nullable()).nullable(),
  fdrs: z.string().nullable(),
  has_country_plan: z.boolean(),
  icrc_presence: CountryIcrcPresence.nullable(),
  independent: z.boolean().nullable(),
  inform_score: z.string().nullable(),
  initiatives: z.array(NsdInitiative),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  key_priorities: z.string().nullable(),
  links: z.array(CountryLink),
  name: z.string().nullable(),
  nsi_annual_fdrs_reporting: z.boolean().nullable(),
  nsi_branches: z.int().nullable(),
  nsi_cmc_dashboard_compliance: z.boolean().nullable(),
  nsi_domestically_generated_income: z.boolean().nullable(),
  nsi_expenditures: z.int().nullable(),
  nsi_gov_financial_support: z.boolean().nullable(),
  nsi_income: z.int().nullable(),
  nsi_policy_implementation: z.boolean().nullable(),
  nsi_risk_management_framework: z.boolean().nullable(),
  nsi_staff: z.int().nullable(),
  nsi_trained_in_first_aid: z.int().nullable(),
  nsi_volunteers: z.int().nullable(),
  nsi_youth: z.int().nullable(),
  organizational_capacity: CountryOrganizationalCapacity.nullable(),
  overview: z.string().nullable(),
  phone: z.string().nullable(),
  region: z.int().nullable(),
  regions_details: RegionBrief.nullable(),
  society_name: z.string().nullable(),
  society_url: z.string(),
  sovereign_state_id: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
  url_ifrc: z.string(),
  wash_kit10: z.int().nullable(),
  wash_kit2: z.int().nullable(),
  wash_kit5: z.int().nullable(),
  wash_ndrt_trained: z.int().nullable(),
  wash_rdrt_trained: z.int().nullable(),
  wash_staff_at_branch: z.int().nullable(),
  wash_staff_at_hq: z.int().nullable(),
  website: z.string().nullable(),
});
export type CountryDetail = z.infer<typeof CountryDetail>;
