import type { SimplifiedStep } from '#domain/eap/eapSteps';
import { eapLimits } from '#domain/eap/eapTypes';
import { leadUnits } from './eapOptions';
import { byId, contactNames, filesOf, longTexts, named } from './fieldEntry';
import type { Layout } from './layout';
import { riskRow } from './rowFields';
import {
  areaFields,
  budgetFields,
  earlyActionsField,
  operationFields,
  overviewFields,
  peopleField,
} from './sharedFields';

const kind = 'simplified';

/** The fields of a simplified protocol. @source reference/eap.md, section 2.4 */
export const simplifiedFields = {
  ...overviewFields(kind),
  seap_timeframe: {
    kind: 'count',
    step: 'overview',
    ...named(kind, 'seap_timeframe'),
    isRequired: true,
    min: 1,
    max: 5,
    initial: 2,
  },
  ...longTexts(kind, 'riskAnalysis', [
    'prioritized_hazard_and_impact',
    'risks_selected_protocols',
    'selected_early_actions',
  ]),
  ...filesOf('riskAnalysis', ['hazard_impact_files', 'risk_selected_protocols_files', 'selected_early_actions_files']),
  potential_risks: {
    kind: 'rows',
    step: 'riskAnalysis',
    ...named(kind, 'potential_risks'),
    rowFields: riskRow,
    rowOrder: byId,
  },
  ...earlyActionsField(kind, 'riskAnalysis'),
  ...longTexts(kind, 'earlyAction', [
    'overall_objective_intervention',
    'potential_geographical_high_risk_areas',
    'assisted_through_operation',
    'selection_criteria',
    'trigger_statement',
    'trigger_threshold_justification',
    'next_step_towards_full_eap',
  ]),
  ...areaFields(kind, 'earlyAction'),
  ...peopleField(kind, 'earlyAction'),
  seap_lead_time: { kind: 'count', step: 'earlyAction', ...named(kind, 'seap_lead_time') },
  seap_lead_timeframe_unit: {
    kind: 'nativeSelect',
    step: 'earlyAction',
    ...named(kind, 'seap_lead_timeframe_unit'),
    choices: leadUnits,
  },
  activation_timeframe: {
    kind: 'count',
    step: 'earlyAction',
    ...named(kind, 'activation_timeframe'),
    min: 1,
    max: eapLimits.activationMonths,
  },
  ...operationFields(kind, 'operations', 'approaches'),
  ...longTexts(kind, 'delivery', ['early_action_capability', 'rcrc_movement_involvement']),
  ...budgetFields(kind, 'delivery'),
} as const;

/** The sections of each tab of a simplified protocol. */
export const simplifiedLayout: Layout<SimplifiedStep> = {
  overview: [
    { title: 'application', names: ['cover_image_file', 'seap_timeframe', 'partners', 'include_rcrc_climate_center'] },
    { title: 'role_national_society_contact', isGrid: true, names: contactNames('national_society_contact') },
    { title: 'contacts', names: ['partner_contacts'] },
    { title: 'role_dref_focal_point', isGrid: true, names: contactNames('dref_focal_point') },
    { title: 'role_ifrc_regional_focal_point', isGrid: true, names: contactNames('ifrc_regional_focal_point') },
    { title: 'role_ifrc_regional_ops_manager', isGrid: true, names: contactNames('ifrc_regional_ops_manager') },
    { title: 'role_ifrc_regional_head_dcc', isGrid: true, names: contactNames('ifrc_regional_head_dcc') },
  ],
  riskAnalysis: [
    {
      title: 'risks',
      names: [
        'prioritized_hazard_and_impact',
        'hazard_impact_files',
        'potential_risks',
        'risks_selected_protocols',
        'risk_selected_protocols_files',
        'early_actions',
        'selected_early_actions',
        'selected_early_actions_files',
      ],
    },
  ],
  earlyAction: [
    { title: 'intervention', names: ['overall_objective_intervention'] },
    { title: 'areas', names: ['admin2', 'districts', 'potential_geographical_high_risk_areas'] },
    { title: 'people', names: ['total_people_targeted', 'assisted_through_operation', 'selection_criteria'] },
    { title: 'trigger', names: ['trigger_statement', 'trigger_threshold_justification'] },
    {
      title: 'timeframes',
      isGrid: true,
      names: ['seap_lead_time', 'seap_lead_timeframe_unit', 'activation_timeframe'],
    },
    { title: 'next_step_towards_full_eap', names: ['next_step_towards_full_eap'] },
  ],
  operations: [{ title: 'planned_operations', names: ['planned_operations'] }],
  approaches: [{ title: 'enabling_approaches', names: ['enabling_approaches'] }],
  delivery: [
    { title: 'delivering', names: ['early_action_capability', 'rcrc_movement_involvement'] },
    {
      title: 'budget',
      text: 'budgetText',
      isGrid: true,
      names: ['total_budget', 'readiness_budget', 'pre_positioning_budget', 'early_action_budget'],
    },
    { title: 'budget_file', names: ['budget_file'] },
    { title: 'revision', names: ['updated_checklist_file'] },
  ],
};
