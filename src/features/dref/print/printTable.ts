import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import type { PartName, PrintPart, PrintSectionEntry, PrintStringKey } from './printEntry';

const imminent: readonly DrefLayout[] = ['imminent'];
const oldImminent: readonly DrefLayout[] = ['oldImminent'];
const response: readonly DrefLayout[] = ['response'];
const notImminent: readonly DrefLayout[] = ['oldImminent', 'assessment', 'response', 'loan'];
const notResponse: readonly DrefLayout[] = ['imminent', 'oldImminent', 'assessment', 'loan'];
const notAssessment: readonly DrefLayout[] = ['imminent', 'oldImminent', 'response', 'loan'];
const notLoan: readonly DrefLayout[] = ['imminent', 'oldImminent', 'assessment', 'response'];
const targetedLayouts: readonly DrefLayout[] = ['oldImminent', 'assessment', 'response'];
const needLayouts: readonly DrefLayout[] = ['oldImminent', 'response', 'loan'];

const only = (layouts: readonly DrefLayout[], ...names: readonly PartName[]): readonly PrintPart[] =>
  names.map((name) => ({ name, only: layouts }));
const called = (label: PrintStringKey, name: PartName): PrintPart => ({ name, label });

const network: PrintSectionEntry = {
  title: 'ifrcNetwork',
  only: notImminent,
  parts: ['ifrc', 'partner_national_society'],
};
const icrc: PrintSectionEntry = { title: 'icrc', only: notImminent, parts: ['icrc'] };
const others: PrintSectionEntry = {
  title: 'ofOthers',
  columns: 1,
  only: notImminent,
  parts: [
    'government_requested_assistance',
    'national_authorities',
    'un_or_other_actor',
    'is_there_major_coordination_mechanism',
    'major_coordination_mechanism',
  ],
};
const needs: PrintSectionEntry = {
  title: 'needs',
  only: needLayouts,
  parts: ['needs_identified', 'identified_gaps', 'assessment_report'],
};
const strategy: PrintSectionEntry = {
  title: 'strategy',
  only: notImminent,
  parts: ['operation_objective', 'response_strategy', 'change_in_operational_strategy_text'],
};
const targeting: PrintSectionEntry = {
  title: 'targeting',
  only: targetedLayouts,
  parts: ['targeting_strategy_support_file', 'people_assisted', 'selection_criteria'],
};
const shares: readonly PartName[] = ['people_per_local', 'people_per_urban', 'disability_people_per'];
const targeted: PrintSectionEntry = {
  title: 'population',
  only: notImminent,
  parts: [
    ...only(notAssessment, 'women', 'girls', 'men', 'boys'),
    ...shares,
    'displaced_people',
    ...only(oldImminent, 'people_targeted_with_early_actions'),
    'total_targeted_population',
  ],
};
const risks: PrintSectionEntry = {
  title: 'risks',
  columns: 1,
  only: notImminent,
  parts: [
    'has_anti_fraud_corruption_policy',
    'has_sexual_abuse_policy',
    'has_child_protection_policy',
    'has_whistleblower_protection_policy',
    'has_anti_sexual_harassment_policy',
    'risk_security',
    'risk_security_concern',
    'has_child_safeguarding_risk_analysis_assessment',
  ],
};
const interventions: PrintSectionEntry = {
  title: 'planned_interventions',
  only: notImminent,
  parts: ['planned_interventions'],
};
const services: PrintSectionEntry = {
  title: 'services',
  titleIn: { imminent: 'operationPlan' },
  columns: 1,
  parts: [
    'human_resource',
    'is_volunteer_team_diverse',
    'is_surge_personnel_deployed',
    'surge_personnel_deployed',
    ...only(imminent, 'addressed_humanitarian_impacts', 'contingency_plans_supporting_document'),
    'logistic_capacity_of_ns',
    'pmer',
    'communication',
  ],
};
const budget: PrintSectionEntry = {
  title: 'budgetOverview',
  isOnNewPage: true,
  only: notImminent,
  parts: ['budget_file_preview', 'budget_file'],
};
const contacts: PrintSectionEntry = {
  title: 'contacts',
  isOnNewPage: true,
  columns: 1,
  parts: [
    'national_society_contact',
    'ifrc_appeal_manager',
    'ifrc_project_manager',
    'ifrc_emergency',
    'media_contact',
    'national_society_integrity_contact',
    'national_society_hotline_phone_number',
  ],
};

const application: readonly PrintSectionEntry[] = [
  {
    title: 'keyFacts',
    only: imminent,
    parts: [
      'appeal_code',
      called('allocated', 'total_cost'),
      'disaster_type',
      'country',
      called('num_at_risk', 'num_affected'),
      called('operation_start_date', 'date_of_approval'),
      'end_date',
      'type_of_onset',
      'hazard_date',
      'operation_timeframe_imminent',
      'district',
    ],
  },
  {
    title: 'keyFacts',
    only: notImminent,
    parts: [
      'appeal_code',
      'disaster_type',
      'country',
      'type_of_dref',
      'disaster_category',
      'type_of_onset',
      'amount_requested',
      'glide_code',
      { name: 'num_affected', only: response },
      { name: 'num_affected', label: 'num_at_risk', only: notResponse },
      'total_targeted_population',
      called('operation_start_date', 'date_of_approval'),
      'operation_timeframe',
      'end_date',
      'publishing_date',
      'district',
    ],
  },
  {
    title: 'eventDescription',
    titleIn: { imminent: 'eventScenario' },
    isOnNewPage: true,
    parts: [
      'hazard_date_and_location',
      'hazard_vulnerabilities_and_risks',
      ...only(notImminent, 'disaster_category_analysis'),
      ...only(oldImminent, 'event_text'),
      ...only(notImminent, 'event_date', 'event_map_file'),
      'event_description',
      'images_file',
      ...only(['imminent', 'oldImminent'], 'anticipatory_actions'),
      ...only(response, 'event_scope'),
      'supporting_document',
      'source_information',
      ...only(['imminent', 'oldImminent'], 'scenario_analysis_supporting_document'),
    ],
  },
  {
    title: 'previousOperations',
    columns: 1,
    only: response,
    parts: [
      'did_it_affect_same_area',
      'did_it_affect_same_population',
      'did_ns_respond',
      'did_ns_request_fund',
      'ns_request_text',
      'dref_recurrent_text',
      'lessons_learned',
      'complete_child_safeguarding_risk',
      'child_safeguarding_risk_level',
    ],
  },
  { title: 'ofNationalSociety', only: notImminent, parts: ['ns_respond_date', 'national_society_actions'] },
  network,
  icrc,
  others,
  needs,
  strategy,
  targeting,
  targeted,
  risks,
  interventions,
  services,
  { title: 'proposed_action', only: imminent, parts: ['proposed_action'] },
  budget,
  contacts,
];

const operationalUpdate: readonly PrintSectionEntry[] = [
  {
    title: 'keyFacts',
    parts: [
      'appeal_code',
      'total_dref_allocation',
      'disaster_category',
      'disaster_type',
      'glide_code',
      'number_of_people_affected',
      'total_targeted_population',
      'type_of_onset',
      'new_operational_start_date',
      'new_operational_end_date',
      'total_operation_timeframe',
      'reporting_start_date',
      'reporting_end_date',
      'additional_allocation',
      'district',
    ],
  },
  {
    title: 'eventDescription',
    isOnNewPage: true,
    parts: [
      'event_map_file',
      'event_date',
      ...only(oldImminent, 'event_text'),
      'event_description',
      'images_file',
      ...only(oldImminent, 'anticipatory_actions'),
      ...only(notAssessment, 'event_scope'),
      'source_information',
    ],
  },
  {
    title: 'changes',
    columns: 1,
    only: notLoan,
    parts: [
      'changing_timeframe_operation',
      'changing_operation_strategy',
      'changing_target_population_of_operation',
      'changing_geographic_location',
      'changing_budget',
      'request_for_second_allocation',
      'has_forecasted_event_materialize',
      'summary_of_change',
      ...only(oldImminent, 'specified_trigger_met'),
    ],
  },
  { title: 'ofNationalSociety', parts: ['ns_respond_date', 'photos_file', 'national_society_actions'] },
  network,
  icrc,
  others,
  needs,
  strategy,
  targeting,
  targeted,
  risks,
  interventions,
  services,
  budget,
  contacts,
];

const finalReport: readonly PrintSectionEntry[] = [
  {
    title: 'keyFacts',
    parts: [
      'appeal_code',
      'total_dref_allocation',
      ...only(notImminent, 'disaster_category'),
      'disaster_type',
      'glide_code',
      'number_of_people_affected',
      'total_targeted_population',
      'type_of_onset',
      'operation_start_date',
      'operation_end_date',
      ...only(notImminent, 'total_operation_timeframe'),
      ...only(imminent, 'total_operation_timeframe_imminent'),
      'district',
    ],
  },
  { title: 'main_donors', parts: ['main_donors'] },
  {
    title: 'eventDescription',
    titleIn: { imminent: 'eventDevelopment' },
    isOnNewPage: true,
    parts: [
      ...only(notImminent, 'event_map_file', 'event_date'),
      ...only(oldImminent, 'event_text'),
      'event_description',
      'images_file',
      ...only(notAssessment, 'event_scope'),
      'source_information',
    ],
  },
  {
    title: 'ofNationalSociety',
    columns: 1,
    only: notImminent,
    parts: ['has_national_society_conducted', 'national_society_conducted_description'],
  },
  network,
  icrc,
  others,
  needs,
  strategy,
  targeting,
  {
    title: 'assisted',
    parts: [
      ...only(
        notAssessment,
        'assisted_num_of_women',
        'assisted_num_of_girls_under_18',
        'assisted_num_of_men',
        'assisted_num_of_boys_under_18',
      ),
      ...shares,
      'displaced_people',
      ...only(oldImminent, 'people_targeted_with_early_actions'),
      'num_assisted',
      'total_targeted_population',
    ],
  },
  risks,
  interventions,
  {
    title: 'operationImplementation',
    only: imminent,
    parts: ['proposed_action', 'mitigation_efforts_and_achievements', 'lessons_learned_and_challenges'],
  },
  {
    title: 'finances',
    isOnNewPage: true,
    parts: ['financial_report_preview', 'financial_report', 'financial_report_description'],
  },
  contacts,
];

/** What stands in each document, in its order. @source reference/dref.md, section 1.7 */
export const printTable: Readonly<Record<DrefStage, readonly PrintSectionEntry[]>> = {
  application,
  operationalUpdate,
  finalReport,
};
