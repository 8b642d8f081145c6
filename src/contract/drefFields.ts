import { z } from 'zod';
import { AlertLevel, DrefOnset, DrefType } from './enums';
import { CalendarDay } from './scalars';

/** The fields of DREF documents that are both read and written, by the stages that have them. Amounts are in whole CHF. */

const shortText = z.string().max(255).nullable();
const phone = z.string().max(100).nullable();

/** Contacts and offices of a document. */
const contactRoles = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'ifrc_emergency',
  'media_contact',
  'national_society_contact',
  'national_society_integrity_contact',
  'originator',
  'regional_focal_point',
] as const;
type ContactRole = (typeof contactRoles)[number];

const contactOf = <Role extends ContactRole>(role: Role) =>
  ({
    [`${role}_name`]: shortText,
    [`${role}_title`]: shortText,
    [`${role}_email`]: shortText,
    [`${role}_phone_number`]: phone,
  }) as Record<`${Role}_${'name' | 'title' | 'email'}`, typeof shortText> &
    Record<`${Role}_phone_number`, typeof phone>;

/** Of the application, the operational update and the final report. */
export const sharedFields = {
  ...contactOf('ifrc_appeal_manager'),
  ...contactOf('ifrc_project_manager'),
  ...contactOf('ifrc_emergency'),
  ...contactOf('media_contact'),
  ...contactOf('national_society_contact'),
  ...contactOf('national_society_integrity_contact'),
  ...contactOf('regional_focal_point'),
  anticipatory_actions: z.string().nullable(),
  appeal_code: shortText,
  assessment_report: z.int().nullable(),
  boys: z.int().nullable(),
  community_involved: z.string().nullable(),
  country: z.int().nullable(),
  date_of_approval: CalendarDay.nullable(),
  did_national_society: z.boolean().nullable(),
  disability_people_per: z.number().nullable(),
  disaster_category: AlertLevel.nullable(),
  disaster_type: z.int().nullable(),
  displaced_people: z.int().nullable(),
  district: z.array(z.int()),
  entity_affected: z.string().nullable(),
  estimated_number_of_affected_boys_under_18: z.int().nullable(),
  estimated_number_of_affected_female: z.int().nullable(),
  estimated_number_of_affected_girls_under_18: z.int().nullable(),
  estimated_number_of_affected_male: z.int().nullable(),
  event_date: CalendarDay.nullable(),
  event_description: z.string().nullable(),
  event_scope: z.string().nullable(),
  event_text: z.string().nullable(),
  girls: z.int().nullable(),
  glide_code: shortText,
  government_requested_assistance: z.boolean().nullable(),
  has_anti_fraud_corruption_policy: z.boolean().nullable(),
  has_anti_sexual_harassment_policy: z.boolean().nullable(),
  has_child_protection_policy: z.boolean().nullable(),
  has_child_safeguarding_risk_analysis_assessment: z.boolean().nullable(),
  has_sexual_abuse_policy: z.boolean().nullable(),
  has_whistleblower_protection_policy: z.boolean().nullable(),
  icrc: z.string().nullable(),
  ifrc: z.string().nullable(),
  is_there_major_coordination_mechanism: z.boolean().nullable(),
  major_coordination_mechanism: z.string().nullable(),
  men: z.int().nullable(),
  national_authorities: z.string().nullable(),
  national_society_hotline_phone_number: phone,
  ns_respond_date: CalendarDay.nullable(),
  operation_objective: z.string().nullable(),
  partner_national_society: z.string().nullable(),
  people_assisted: z.string().nullable(),
  people_in_need: z.int().nullable(),
  people_per_local: z.number().nullable(),
  people_per_urban: z.number().nullable(),
  people_targeted_with_early_actions: z.int().nullable(),
  response_strategy: z.string().nullable(),
  risk_security_concern: z.string().nullable(),
  selection_criteria: z.string().nullable(),
  title: shortText,
  title_prefix: shortText,
  total_targeted_population: z.int().nullable(),
  type_of_dref: DrefType.nullable(),
  type_of_onset: DrefOnset.nullable(),
  un_or_other_actor: z.string().nullable(),
  women: z.int().nullable(),
};

/** Of the application and the operational update, which plan. */
export const planFields = {
  budget_file: z.int().nullable(),
  communication: z.string().nullable(),
  did_ns_respond: z.boolean().nullable(),
  emergency_appeal_planned: z.boolean().nullable(),
  human_resource: z.string().nullable(),
  identified_gaps: z.string().nullable(),
  is_man_made_event: z.boolean().nullable(),
  is_surge_personnel_deployed: z.boolean().nullable(),
  is_volunteer_team_diverse: z.string().nullable(),
  logistic_capacity_of_ns: z.string().nullable(),
  ns_request_date: CalendarDay.nullable(),
  pmer: z.string().nullable(),
  safety_concerns: z.string().nullable(),
  surge_personnel_deployed: z.string().nullable(),
};

/** Of the operational update and the final report, which follow an application. */
export const followUpFields = {
  number_of_people_affected: z.int().nullable(),
  number_of_people_targeted: z.int().nullable(),
  total_dref_allocation: z.int().nullable(),
  total_operation_timeframe: z.int().nullable(),
};

/** Of the application and the final report: the costs of an imminent operation. */
export const costFields = {
  indirect_cost: z.int().nullable(),
  num_assisted: z.int().nullable(),
  sub_total_cost: z.int().nullable(),
  surge_deployment_cost: z.int().nullable(),
  total_cost: z.int().nullable(),
};

export const applicationFields = {
  ...contactOf('originator'),
  addressed_humanitarian_impacts: z.string().nullable(),
  affect_same_population_text: z.string().nullable(),
  amount_requested: z.int().nullable(),
  child_safeguarding_risk_level: z.string().nullable(),
  complete_child_safeguarding_risk: z.boolean().nullable(),
  contingency_plans_supporting_document: z.int().nullable(),
  did_it_affect_same_area: z.boolean().nullable(),
  did_it_affect_same_population: z.boolean().nullable(),
  did_ns_request_fund: z.boolean().nullable(),
  disaster_category_analysis: z.int().nullable(),
  dref_recurrent_text: z.string().nullable(),
  end_date: CalendarDay.nullable(),
  field_report: z.int().nullable(),
  government_requested_assistance_date: CalendarDay.nullable(),
  hazard_date: CalendarDay.nullable(),
  hazard_date_and_location: z.string().nullable(),
  hazard_vulnerabilities_and_risks: z.string().nullable(),
  lessons_learned: z.string().nullable(),
  ns_request_text: z.string().nullable(),
  num_affected: z.int().nullable(),
  operation_timeframe: z.int().nullable(),
  operation_timeframe_imminent: z.int().nullable(),
  publishing_date: CalendarDay.nullable(),
  scenario_analysis_supporting_document: z.int().nullable(),
  submission_to_geneva: CalendarDay.nullable(),
  supporting_document: z.int().nullable(),
  targeting_strategy_support_file: z.int().nullable(),
};

export const operationalUpdateFields = {
  additional_allocation: z.int().nullable(),
  anticipatory_to_response: z.string().nullable(),
  changing_budget: z.boolean().nullable(),
  changing_geographic_location: z.boolean().nullable(),
  changing_operation_strategy: z.boolean().nullable(),
  changing_target_population_of_operation: z.boolean().nullable(),
  changing_timeframe_operation: z.boolean().nullable(),
  dref_allocated_so_far: z.int().nullable(),
  has_change_since_request: z.boolean().nullable(),
  has_event_occurred: z.boolean().nullable(),
  has_forecasted_event_materialize: z.boolean().nullable(),
  is_there_un_or_other_actor: z.boolean().nullable(),
  is_timeframe_extension_required: z.boolean().nullable(),
  new_operational_end_date: CalendarDay.nullable(),
  new_operational_start_date: CalendarDay.nullable(),
  reporting_end_date: CalendarDay.nullable(),
  reporting_start_date: CalendarDay.nullable(),
  reporting_timeframe: CalendarDay.nullable(),
  request_for_second_allocation: z.boolean().nullable(),
  specified_trigger_met: z.string().nullable(),
  summary_of_change: z.string().nullable(),
  update_date: CalendarDay.nullable(),
};

export const finalReportFields = {
  additional_national_society_actions: z.string().nullable(),
  assisted_num_of_boys_under_18: z.int().nullable(),
  assisted_num_of_girls_under_18: z.int().nullable(),
  assisted_num_of_men: z.int().nullable(),
  assisted_num_of_women: z.int().nullable(),
  change_in_operational_strategy: z.boolean(),
  change_in_operational_strategy_text: z.string().nullable(),
  date_of_publication: CalendarDay.nullable(),
  financial_report: z.int().nullable(),
  financial_report_description: z.string().nullable(),
  has_national_society_conducted: z.boolean().nullable(),
  indirect_expenditure_cost: z.int().nullable(),
  lessons_learned_and_challenges: z.string().nullable(),
  main_donors: z.string().nullable(),
  mitigation_efforts_and_achievements: z.string().nullable(),
  national_society_conducted_description: z.string().nullable(),
  operation_end_date: CalendarDay.nullable(),
  operation_start_date: CalendarDay.nullable(),
  sub_total_expenditure_cost: z.int().nullable(),
  surge_deployment_expenditure_cost: z.int().nullable(),
  total_expenditure_cost: z.int().nullable(),
  total_operation_timeframe_imminent: z.int().nullable(),
  want_to_report: z.boolean(),
};
