import { z } from 'zod';
import { Admin2 } from './admin2';
import { CountryMini } from './country';
import {
  EapAction,
  EapActionBody,
  EapApproachRow,
  EapContact,
  EapContactBody,
  EapDistrict,
  EapDistrictBody,
  EapFile,
  EapFileLink,
  EapImpact,
  EapImpactBody,
  EapKeyActor,
  EapKeyActorBody,
  EapOperation,
  EapRisk,
  EapRiskBody,
  EapSource,
  EapSourceBody,
  eapContact,
  FullApproachBody,
  FullOperationBody,
  SimplifiedApproachBody,
  SimplifiedOperationBody,
} from './eapParts';
import { EapTimeframe } from './enums';
import { CalendarDay, DateTime } from './scalars';
import { UserName } from './user';

/** The documents of a protocol: a simplified or a full one, each in numbered versions. */

/** A field of the same kind for each name. */
const fields = <const Name extends string, Schema extends z.ZodType>(schema: Schema, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const text = z.string().nullable();
const count = z.int().nullable();
/** CHF */
const amount = z.int().min(0).nullable();

const sharedAnswers = {
  ...eapContact('dref_focal_point'),
  ...eapContact('ifrc_regional_focal_point'),
  ...eapContact('ifrc_regional_head_dcc'),
  ...eapContact('ifrc_regional_ops_manager'),
  ...eapContact('national_society_contact'),
  ...fields(amount, 'early_action_budget', 'pre_positioning_budget', 'readiness_budget', 'total_budget'),
  admin2: z.array(z.int()),
  budget_file: count,
  include_rcrc_climate_center: z.boolean(),
  partners: z.array(z.int()),
  trigger_statement: text,
  updated_checklist_file: count,
};

const simplifiedAnswers = {
  ...sharedAnswers,
  ...fields(
    text,
    'assisted_through_operation',
    'early_action_capability',
    'next_step_towards_full_eap',
    'overall_objective_intervention',
    'potential_geographical_high_risk_areas',
    'prioritized_hazard_and_impact',
    'rcrc_movement_involvement',
    'risks_selected_protocols',
    'selected_early_actions',
    'selection_criteria',
    'trigger_threshold_justification',
  ),
  activation_timeframe: count,
  activation_timeframe_unit: EapTimeframe.nullable(),
  seap_lead_time: count,
  seap_lead_timeframe_unit: EapTimeframe.nullable(),
  seap_timeframe: z.int(),
  total_people_targeted: z.int().min(2_000).max(10_000_000).nullable(),
};

const fullAnswers = {
  ...sharedAnswers,
  ...fields(
    text,
    'advance_financial_capacity',
    'budget_description',
    'definition_and_justification_impact_level',
    'eap_endorsement',
    'early_action_cost_description',
    'early_action_implementation_process',
    'early_action_selection_process',
    'evidence_base',
    'exposed_element_and_vulnerability_factor',
    'feasibility',
    'forecast_selection',
    'hazard_selection',
    'identification_of_the_intervention_area',
    'meal',
    'operational_administrative_capacity',
    'prepositioning_cost_description',
    'prioritized_impact',
    'readiness_cost_description',
    'selection_of_target_population',
    'stop_mechanism',
    'strategies_and_plans',
    'technical_working_groups_in_place_description',
    'trigger_activation_system',
    'usefulness_of_actions',
    'worked_with_government_description',
  ),
  ...fields(
    z.array(z.int()),
    'activation_process_relevant_files',
    'capacity_relevant_files',
    'evidence_base_relevant_files',
    'meal_relevant_files',
    'risk_analysis_relevant_files',
    'trigger_model_relevant_files',
  ),
  expected_submission_time: CalendarDay,
  forecast_table_file: count,
  is_technical_working_groups: z.boolean().nullable(),
  is_worked_with_government: z.boolean().nullable(),
  lead_time: count,
  lead_timeframe_unit: EapTimeframe.nullable(),
  objective: z.string(),
  technically_working_group_title: z.string().max(255).nullable(),
  theory_of_change_table_file: count,
  total_people_targeted: z.int().min(10_000).max(10_000_000).nullable(),
};

const simplifiedFiles = [
  'hazard_impact_files',
  'risk_selected_protocols_files',
  'selected_early_actions_files',
] as const;
const fullFiles = [
  'definition_and_justification_impact_level_files',
  'early_action_implementation_files',
  'early_action_selection_process_files',
  'exposed_element_and_vulnerability_factor_files',
  'forecast_selection_files',
  'hazard_selection_files',
  'identification_of_the_intervention_area_files',
  'prioritized_impact_files',
  'trigger_activation_system_files',
] as const;
const fullSources = [
  'activation_process_source_of_information',
  'evidence_base_source_of_information',
  'meal_source_of_information',
  'ns_capacity_source_of_information',
  'risk_analysis_source_of_information',
  'trigger_model_source_of_information',
  'trigger_statement_source_of_information',
] as const;

/** Parts of a response that both kinds of document have. */
const documentRead = {
  id: z.int(),
  admin2_details: z.array(Admin2),
  budget_file_details: EapFile.nullable(),
  cover_image_file: EapFile.nullable(),
  created_at: DateTime,
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  diff_file: z.string().nullable(),
  districts: z.array(EapDistrict),
  eap_registration: z.int(),
  early_actions: z.array(EapAction),
  enabling_approaches: z.array(EapApproachRow),
  export_file: z.string().nullable(),
  is_locked: z.boolean(),
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  modified_by_details: UserName.nullable(),
  /** The version before; null for the first. */
  parent: z.int().nullable(),
  partner_contacts: z.array(EapContact),
  partners_details: z.array(CountryMini),
  planned_operations: z.array(EapOperation),
  review_checklist_file: z.string().nullable(),
  updated_checklist_file_details: EapFile.nullable(),
  version: z.int(),
};

/** Rows, files and version of a body. `modified_at` is that of the version which was edited. */
const documentWritten = {
  cover_image_file: EapFileLink.nullable(),
  districts: z.array(EapDistrictBody),
  early_actions: z.array(EapActionBody),
  modified_at: z.string(),
  partner_contacts: z.array(EapContactBody),
};

/** Written by a request although the server should set them: the product sends none. */
const writtenByMistake = {
  ...fields(count, 'created_by', 'modified_by', 'parent'),
  ...fields(text, 'diff_file', 'export_file', 'review_checklist_file'),
};

const required = {
  eap_registration: z.int(),
  early_actions: z.array(EapActionBody),
  national_society_contact_email: z.string().min(1).max(255),
  national_society_contact_name: z.string().min(1).max(255),
  national_society_contact_title: z.string().min(1).max(255),
};

export const SimplifiedEap = z.object({
  ...documentRead,
  ...simplifiedAnswers,
  ...fields(z.array(EapFile).nullable(), ...simplifiedFiles),
  activation_timeframe_unit_display: z.string().nullable(),
  potential_risks: z.array(EapRisk),
  seap_lead_timeframe_unit_display: z.string().nullable(),
});
export type SimplifiedEap = z.infer<typeof SimplifiedEap>;

/** The server fails over null for a list. */
export const SimplifiedEapBody = z
  .object({
    ...writtenByMistake,
    ...documentWritten,
    ...simplifiedAnswers,
    ...fields(z.array(EapFileLink), ...simplifiedFiles),
    enabling_approaches: z.array(SimplifiedApproachBody),
    planned_operations: z.array(SimplifiedOperationBody),
  })
  .partial()
  .extend({ ...required, potential_risks: z.array(EapRiskBody), seap_timeframe: z.int() });
export type SimplifiedEapBody = z.input<typeof SimplifiedEapBody>;

export const FullEap = z.object({
  ...documentRead,
  ...fullAnswers,
  ...fields(z.array(EapFile).nullable(), ...fullFiles),
  ...fields(z.array(EapSource).nullable(), ...fullSources),
  ...fields(
    z.array(EapFile),
    'activation_process_relevant_files_details',
    'capacity_relevant_files_details',
    'evidence_base_relevant_files_details',
    'meal_relevant_files_details',
    'risk_analysis_relevant_files_details',
    'trigger_model_relevant_files_details',
  ),
  forecast_table_file_details: EapFile.nullable(),
  key_actors: z.array(EapKeyActor),
  prioritized_impacts: z.array(EapImpact),
  theory_of_change_table_file_details: EapFile.nullable(),
});
export type FullEap = z.infer<typeof FullEap>;

export const FullEapBody = z
  .object({
    ...writtenByMistake,
    ...documentWritten,
    ...fullAnswers,
    ...fields(z.array(EapFileLink), ...fullFiles),
    ...fields(z.array(EapSourceBody), ...fullSources),
    enabling_approaches: z.array(FullApproachBody),
    planned_operations: z.array(FullOperationBody),
  })
  .partial()
  .extend({
    ...required,
    expected_submission_time: CalendarDay,
    key_actors: z.array(EapKeyActorBody),
    objective: z.string().min(1),
    prioritized_impacts: z.array(EapImpactBody),
  });
export type FullEapBody = z.input<typeof FullEapBody>;
