import type { DrefStep } from '#domain/dref/drefSteps';
import type { DrefFieldName } from './catalogueEntry';
import { contactParts, contactRoles } from './contactFields';
import type { DrefStrings } from './useDrefStrings';

/** A text of the forms that has no values to fill in. */
type WordKey = { [K in keyof DrefStrings]: DrefStrings[K] extends string ? K : never }[keyof DrefStrings];

/** Fields under one heading. A field that the form does not have, or that does not apply, is passed over. */
export interface LayoutSection {
  readonly title: WordKey;
  /** Instead of the title, in a final report. */
  readonly reportTitle?: WordKey;
  readonly text?: WordKey;
  /** Numbers and short texts stand beside each other, as one question. */
  readonly isGrid?: boolean;
  readonly names: readonly DrefFieldName[];
}

/** The order of the fields on each tab, for all three forms. @source reference/dref.md, sections 2.3 to 2.5 */
export const stepLayout: Readonly<Record<DrefStep, readonly LayoutSection[]>> = {
  overview: [
    {
      title: 'overview',
      names: [
        'national_society',
        'field_report',
        'type_of_dref',
        'disaster_type',
        'type_of_onset',
        'is_man_made_event',
        'disaster_category',
        'disaster_category_analysis',
        'country',
        'district',
        'title',
        'main_donors',
        'event_map_file',
        'cover_image_file',
      ],
    },
  ],
  event: [
    {
      title: 'previousOperations',
      names: [
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
    {
      title: 'changes',
      names: [
        'changing_timeframe_operation',
        'changing_operation_strategy',
        'changing_target_population_of_operation',
        'changing_geographic_location',
        'changing_budget',
        'request_for_second_allocation',
        'summary_of_change',
      ],
    },
    {
      title: 'describedEvent',
      names: [
        'specified_trigger_met',
        'event_text',
        'event_date',
        'hazard_date',
        'hazard_date_and_location',
        'hazard_vulnerabilities_and_risks',
        'num_affected',
        'number_of_people_affected',
        'people_in_need',
      ],
    },
    {
      title: 'peopleAffected',
      text: 'peopleAffectedText',
      isGrid: true,
      names: [
        'estimated_number_of_affected_male',
        'estimated_number_of_affected_female',
        'estimated_number_of_affected_girls_under_18',
        'estimated_number_of_affected_boys_under_18',
      ],
    },
    {
      title: 'event',
      names: [
        'amount_requested',
        'dref_allocated_so_far',
        'additional_allocation',
        'total_dref_allocation',
        'event_description',
        'anticipatory_actions',
        'event_scope',
        'source_information',
        'images_file',
        'scenario_analysis_supporting_document',
      ],
    },
  ],
  actions: [
    {
      title: 'societyResponse',
      names: [
        'did_national_society',
        'ns_respond_date',
        'national_society_actions',
        'has_national_society_conducted',
        'national_society_conducted_description',
      ],
    },
    { title: 'ofMovement', names: ['ifrc', 'partner_national_society', 'icrc'] },
    {
      title: 'ofOthers',
      names: [
        'government_requested_assistance',
        'national_authorities',
        'un_or_other_actor',
        'is_there_major_coordination_mechanism',
        'major_coordination_mechanism',
      ],
    },
    { title: 'needs', names: ['assessment_report', 'needs_identified', 'identified_gaps'] },
  ],
  operation: [
    { title: 'strategy', names: ['operation_objective', 'response_strategy'] },
    {
      title: 'targeting',
      names: [
        'people_assisted',
        'selection_criteria',
        'targeting_strategy_support_file',
        'change_in_operational_strategy',
        'change_in_operational_strategy_text',
      ],
    },
    {
      title: 'population',
      text: 'populationText',
      isGrid: true,
      names: ['women', 'men', 'girls', 'boys'],
    },
    {
      title: 'assisted',
      text: 'populationText',
      isGrid: true,
      names: [
        'assisted_num_of_women',
        'assisted_num_of_men',
        'assisted_num_of_girls_under_18',
        'assisted_num_of_boys_under_18',
      ],
    },
    // below the parts of which it is the sum, without a heading of its own
    { title: 'operation', names: ['num_assisted'] },
    {
      title: 'populationTotals',
      names: [
        'total_targeted_population',
        'disability_people_per',
        'people_per_urban',
        'people_per_local',
        'displaced_people',
        'people_targeted_with_early_actions',
      ],
    },
    {
      title: 'policies',
      names: [
        'has_anti_fraud_corruption_policy',
        'has_sexual_abuse_policy',
        'has_child_protection_policy',
        'has_whistleblower_protection_policy',
        'has_anti_sexual_harassment_policy',
      ],
    },
    {
      title: 'risks',
      names: ['risk_security', 'risk_security_concern', 'has_child_safeguarding_risk_analysis_assessment'],
    },
    {
      title: 'plan',
      names: [
        'budget_file',
        'amount_requested',
        'dref_allocated_so_far',
        'additional_allocation',
        'total_dref_allocation',
        'planned_interventions',
        'proposed_action',
      ],
    },
    {
      title: 'services',
      names: [
        'human_resource',
        'is_volunteer_team_diverse',
        'is_surge_personnel_deployed',
        'surge_personnel_deployed',
        'logistic_capacity_of_ns',
        'pmer',
        'communication',
        'addressed_humanitarian_impacts',
        'contingency_plans_supporting_document',
      ],
    },
    {
      title: 'costs',
      reportTitle: 'costsAndExpenditure',
      text: 'costsText',
      isGrid: true,
      // each budget stands beside its expenditure
      names: [
        'sub_total_cost',
        'sub_total_expenditure_cost',
        'surge_deployment_cost',
        'surge_deployment_expenditure_cost',
        'indirect_cost',
        'indirect_expenditure_cost',
        'total_cost',
        'total_expenditure_cost',
      ],
    },
    { title: 'actionsTaken', names: ['mitigation_efforts_and_achievements', 'lessons_learned_and_challenges'] },
    { title: 'finances', names: ['financial_report', 'financial_report_description'] },
  ],
  submission: [
    {
      title: 'timeframe',
      names: [
        'ns_request_date',
        'submission_to_geneva',
        'date_of_approval',
        'new_operational_start_date',
        'operation_start_date',
        'operation_timeframe',
        'operation_timeframe_imminent',
        'total_operation_timeframe',
        'total_operation_timeframe_imminent',
        'end_date',
        'new_operational_end_date',
        'operation_end_date',
        'reporting_start_date',
        'reporting_end_date',
        'publishing_date',
        'date_of_publication',
      ],
    },
    { title: 'codes', names: ['appeal_code', 'glide_code'] },
    ...contactRoles.map(
      (role): LayoutSection => ({
        title: role,
        isGrid: true,
        names: contactParts.map((part) => `${role}_${part}` as const),
      }),
    ),
    { title: 'contacts', names: ['national_society_hotline_phone_number'] },
  ],
};
