import { eapLimits } from '#domain/eap/eapTypes';
import type { EapStrings } from '../form/useEapStrings';
import { tableFile } from './eapFiles';
import { leadUnits } from './eapOptions';
import type { EapValues } from './eapShape';
import { byId, filesOf, longTexts, named, relevantFilesOf, sourcesOf } from './fieldEntry';
import { actorRow, impactRow } from './rowFields';
import {
  areaFields,
  budgetFields,
  earlyActionsField,
  operationFields,
  overviewFields,
  peopleField,
} from './sharedFields';

const kind = 'full';

/** The first day of the month of a day. */
const monthOf = (day: string | null) => (day === null ? null : `${day.slice(0, 8)}01`);

const worksWithGovernment = ({ is_worked_with_government }: EapValues) => is_worked_with_government === true;
const hasWorkingGroups = ({ is_technical_working_groups }: EapValues) => is_technical_working_groups === true;

const stakeholderTexts = longTexts(kind, 'overview', [
  'objective',
  'worked_with_government_description',
  'technical_working_groups_in_place_description',
]);

const tableHint = (t: EapStrings) => t.hint_table_file;

/** The fields of a full protocol. @source reference/eap.md, section 2.5 */
export const fullFields = {
  ...overviewFields(kind),
  expected_submission_time: {
    kind: 'date',
    step: 'overview',
    ...named(kind, 'expected_submission_time'),
    // the server demands it of a full protocol, unlike of a registration
    hint: (t: EapStrings) => t.hint_submission_month,
    isRequired: true,
    toBody: monthOf,
    keepsStored: true,
  },
  objective: { ...stakeholderTexts.objective, isRequired: true },
  is_worked_with_government: {
    kind: 'yesNo',
    step: 'overview',
    ...named(kind, 'is_worked_with_government'),
  },
  worked_with_government_description: {
    ...stakeholderTexts.worked_with_government_description,
    appliesTo: worksWithGovernment,
  },
  key_actors: { kind: 'rows', step: 'overview', ...named(kind, 'key_actors'), rowFields: actorRow, rowOrder: byId },
  is_technical_working_groups: {
    kind: 'yesNo',
    step: 'overview',
    ...named(kind, 'is_technical_working_groups'),
  },
  technically_working_group_title: {
    kind: 'text',
    step: 'overview',
    ...named(kind, 'technically_working_group_title'),
    maxLength: eapLimits.shortText,
    appliesTo: hasWorkingGroups,
  },
  technical_working_groups_in_place_description: {
    ...stakeholderTexts.technical_working_groups_in_place_description,
    appliesTo: hasWorkingGroups,
  },

  ...longTexts(kind, 'riskAnalysis', [
    'hazard_selection',
    'exposed_element_and_vulnerability_factor',
    'prioritized_impact',
  ]),
  ...filesOf('riskAnalysis', [
    'hazard_selection_files',
    'exposed_element_and_vulnerability_factor_files',
    'prioritized_impact_files',
  ]),
  prioritized_impacts: {
    kind: 'rows',
    step: 'riskAnalysis',
    ...named(kind, 'prioritized_impacts'),
    rowFields: impactRow,
    rowOrder: byId,
  },
  ...sourcesOf('riskAnalysis', ['risk_analysis_source_of_information']),
  ...relevantFilesOf('riskAnalysis', ['risk_analysis_relevant_files']),

  ...longTexts(kind, 'triggerModel', [
    'trigger_statement',
    'forecast_selection',
    'definition_and_justification_impact_level',
    'identification_of_the_intervention_area',
  ]),
  ...sourcesOf('triggerModel', ['trigger_statement_source_of_information', 'trigger_model_source_of_information']),
  lead_time: { kind: 'count', step: 'triggerModel', ...named(kind, 'lead_time') },
  lead_timeframe_unit: {
    kind: 'nativeSelect',
    step: 'triggerModel',
    ...named(kind, 'lead_timeframe_unit'),
    choices: leadUnits,
  },
  ...filesOf('triggerModel', [
    'forecast_selection_files',
    'definition_and_justification_impact_level_files',
    'identification_of_the_intervention_area_files',
  ]),
  forecast_table_file: {
    ...tableFile,
    step: 'triggerModel',
    ...named(kind, 'forecast_table_file'),
    hint: tableHint,
    storedAs: 'forecast_table_file_details',
  },
  ...areaFields(kind, 'triggerModel'),
  ...relevantFilesOf('triggerModel', ['trigger_model_relevant_files']),

  ...earlyActionsField(kind, 'actions'),
  ...longTexts(kind, 'actions', [
    'early_action_selection_process',
    'evidence_base',
    'usefulness_of_actions',
    'feasibility',
  ]),
  ...filesOf('actions', ['early_action_selection_process_files']),
  theory_of_change_table_file: {
    ...tableFile,
    step: 'actions',
    ...named(kind, 'theory_of_change_table_file'),
    hint: tableHint,
    storedAs: 'theory_of_change_table_file_details',
  },
  ...sourcesOf('actions', ['evidence_base_source_of_information']),
  ...relevantFilesOf('actions', ['evidence_base_relevant_files']),
  ...operationFields(kind, 'actions', 'actions'),

  ...longTexts(kind, 'activation', [
    'early_action_implementation_process',
    'trigger_activation_system',
    'selection_of_target_population',
    'stop_mechanism',
  ]),
  ...filesOf('activation', ['early_action_implementation_files', 'trigger_activation_system_files']),
  ...peopleField(kind, 'activation'),
  ...sourcesOf('activation', ['activation_process_source_of_information']),
  ...relevantFilesOf('activation', ['activation_process_relevant_files']),

  ...longTexts(kind, 'meal', ['meal']),
  ...sourcesOf('meal', ['meal_source_of_information']),
  ...relevantFilesOf('meal', ['meal_relevant_files']),

  ...longTexts(kind, 'capacity', [
    'operational_administrative_capacity',
    'strategies_and_plans',
    'advance_financial_capacity',
  ]),
  ...sourcesOf('capacity', ['ns_capacity_source_of_information']),
  ...relevantFilesOf('capacity', ['capacity_relevant_files']),

  ...budgetFields(kind, 'finance'),
  ...longTexts(kind, 'finance', [
    'budget_description',
    'readiness_cost_description',
    'prepositioning_cost_description',
    'early_action_cost_description',
    'eap_endorsement',
  ]),
} as const;
