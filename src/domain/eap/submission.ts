import type { EapKind } from './eapTypes';

/** Fields that the server demands of both kinds before a protocol is submitted. @source reference/eap.md, sections 2.4 and 2.5 */
const shared = [
  'planned_operations',
  'enabling_approaches',
  'total_budget',
  'readiness_budget',
  'pre_positioning_budget',
  'early_action_budget',
  'budget_file',
] as const;

/** Fields without which the server refuses a submission. @source reference/eap.md, sections 2.4 and 2.5 */
export const submissionFields: Readonly<Record<EapKind, readonly string[]>> = {
  simplified: [
    ...shared,
    'prioritized_hazard_and_impact',
    'potential_risks',
    'risks_selected_protocols',
    'early_actions',
    'selected_early_actions',
    'overall_objective_intervention',
    'potential_geographical_high_risk_areas',
    'assisted_through_operation',
    'seap_lead_time',
    'seap_lead_timeframe_unit',
    'activation_timeframe',
    'activation_timeframe_unit',
    'trigger_threshold_justification',
    'early_action_capability',
    'rcrc_movement_involvement',
  ],
  full: [
    ...shared,
    'key_actors',
    'hazard_selection',
    'exposed_element_and_vulnerability_factor',
    'prioritized_impacts',
    'prioritized_impact',
    'trigger_statement',
    'lead_time',
    'forecast_selection',
    'forecast_table_file',
    'definition_and_justification_impact_level',
    'identification_of_the_intervention_area',
    'early_actions',
    'early_action_selection_process',
    'theory_of_change_table_file',
    'evidence_base',
    'usefulness_of_actions',
    'feasibility',
    'early_action_implementation_process',
    'trigger_activation_system',
    'selection_of_target_population',
    'stop_mechanism',
    'meal',
    'operational_administrative_capacity',
    'strategies_and_plans',
    'advance_financial_capacity',
    'budget_description',
    'readiness_cost_description',
    'prepositioning_cost_description',
    'early_action_cost_description',
    'eap_endorsement',
  ],
};

/** What the form asks for besides: the server takes a submission without it. @source reference/eap.md, sections 2.4 and 2.5 */
export const formRequiredFields: Readonly<Record<EapKind, readonly string[]>> = {
  simplified: ['cover_image_file', 'partners', 'total_people_targeted', 'selection_criteria', 'trigger_statement'],
  full: [
    'cover_image_file',
    'partners',
    'is_worked_with_government',
    'worked_with_government_description',
    'is_technical_working_groups',
    'technically_working_group_title',
    'technical_working_groups_in_place_description',
    'lead_timeframe_unit',
    'total_people_targeted',
  ],
};

/** Questions that follow a yes. */
const followsYes: Readonly<Record<string, string>> = {
  worked_with_government_description: 'is_worked_with_government',
  technically_working_group_title: 'is_technical_working_groups',
  technical_working_groups_in_place_description: 'is_technical_working_groups',
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The fields that a document lacks for its submission. Zero is an answer.
 *
 * @param document - the answers by the server's names
 */
export const missingForSubmission = (kind: EapKind, document: Readonly<Record<string, unknown>>): readonly string[] =>
  submissionFields[kind].filter((name) => isEmpty(document[name]));

/** The fields of `formRequiredFields` that a document lacks. */
export const missingAnswers = (kind: EapKind, document: Readonly<Record<string, unknown>>): readonly string[] =>
  formRequiredFields[kind].filter((name) => {
    const before = followsYes[name];
    return isEmpty(document[name]) && (before === undefined || document[before] === true);
  });
