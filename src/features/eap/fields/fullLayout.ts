import type { FullStep } from '#domain/eap/eapSteps';
import { contactNames } from './fieldEntry';
import type { Layout } from './layout';

/** The sections of each tab of a full protocol. */
export const fullLayout: Layout<FullStep> = {
  overview: [
    {
      title: 'application',
      names: ['cover_image_file', 'expected_submission_time', 'objective', 'partners', 'include_rcrc_climate_center'],
    },
    { title: 'role_national_society_contact', isGrid: true, names: contactNames('national_society_contact') },
    { title: 'contacts', names: ['partner_contacts'] },
    { title: 'role_dref_focal_point', isGrid: true, names: contactNames('dref_focal_point') },
    { title: 'role_ifrc_regional_focal_point', isGrid: true, names: contactNames('ifrc_regional_focal_point') },
    { title: 'role_ifrc_regional_ops_manager', isGrid: true, names: contactNames('ifrc_regional_ops_manager') },
    { title: 'role_ifrc_regional_head_dcc', isGrid: true, names: contactNames('ifrc_regional_head_dcc') },
    {
      title: 'stakeholders',
      names: [
        'is_worked_with_government',
        'worked_with_government_description',
        'key_actors',
        'is_technical_working_groups',
        'technically_working_group_title',
        'technical_working_groups_in_place_description',
      ],
    },
  ],
  riskAnalysis: [
    {
      title: 'riskAnalysis',
      names: [
        'hazard_selection',
        'hazard_selection_files',
        'exposed_element_and_vulnerability_factor',
        'exposed_element_and_vulnerability_factor_files',
        'prioritized_impacts',
        'prioritized_impact',
        'prioritized_impact_files',
      ],
    },
    { title: 'furtherSources', names: ['risk_analysis_source_of_information', 'risk_analysis_relevant_files'] },
  ],
  triggerModel: [
    { title: 'trigger', names: ['trigger_statement', 'trigger_statement_source_of_information'] },
    { title: 'timeframes', isGrid: true, names: ['lead_time', 'lead_timeframe_unit'] },
    {
      title: 'forecast',
      names: [
        'forecast_selection',
        'forecast_selection_files',
        'forecast_table_file',
        'definition_and_justification_impact_level',
        'definition_and_justification_impact_level_files',
      ],
    },
    {
      title: 'areas',
      names: [
        'identification_of_the_intervention_area',
        'identification_of_the_intervention_area_files',
        'admin2',
        'districts',
      ],
    },
    { title: 'furtherSources', names: ['trigger_model_source_of_information', 'trigger_model_relevant_files'] },
  ],
  actions: [
    {
      title: 'actions',
      names: [
        'early_actions',
        'early_action_selection_process',
        'early_action_selection_process_files',
        'theory_of_change_table_file',
        'evidence_base',
      ],
    },
    { title: 'furtherSources', names: ['evidence_base_source_of_information', 'evidence_base_relevant_files'] },
    { title: 'operationsAndApproaches', names: ['planned_operations', 'enabling_approaches'] },
    { title: 'worthAndFeasibility', names: ['usefulness_of_actions', 'feasibility'] },
  ],
  activation: [
    {
      title: 'activation',
      names: [
        'early_action_implementation_process',
        'early_action_implementation_files',
        'trigger_activation_system',
        'trigger_activation_system_files',
      ],
    },
    { title: 'people', names: ['total_people_targeted', 'selection_of_target_population'] },
    { title: 'stop_mechanism', names: ['stop_mechanism'] },
    {
      title: 'furtherSources',
      names: ['activation_process_source_of_information', 'activation_process_relevant_files'],
    },
  ],
  meal: [
    { title: 'meal', names: ['meal'] },
    { title: 'furtherSources', names: ['meal_source_of_information', 'meal_relevant_files'] },
  ],
  capacity: [
    {
      title: 'capacity',
      names: ['operational_administrative_capacity', 'strategies_and_plans', 'advance_financial_capacity'],
    },
    { title: 'furtherSources', names: ['ns_capacity_source_of_information', 'capacity_relevant_files'] },
  ],
  finance: [
    {
      title: 'budget',
      text: 'budgetText',
      isGrid: true,
      names: ['total_budget', 'readiness_budget', 'pre_positioning_budget', 'early_action_budget'],
    },
    { title: 'budget_file', names: ['budget_file'] },
    {
      title: 'costs',
      names: [
        'budget_description',
        'readiness_cost_description',
        'prepositioning_cost_description',
        'early_action_cost_description',
      ],
    },
    { title: 'closing', names: ['eap_endorsement', 'updated_checklist_file'] },
  ],
};
