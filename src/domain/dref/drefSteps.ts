import type { DrefLayout, DrefStage } from './drefTypes';

/** The tabs of every DREF form, in their order. */
export const drefSteps = ['overview', 'event', 'actions', 'operation', 'submission'] as const;
export type DrefStep = (typeof drefSteps)[number];

const stepsWithout = (...left: readonly DrefStep[]) => drefSteps.filter((step) => !left.includes(step));

const stepsByLayout: Readonly<Record<DrefLayout, readonly DrefStep[]>> = {
  imminent: stepsWithout('actions'),
  oldImminent: drefSteps,
  assessment: drefSteps,
  response: drefSteps,
  loan: stepsWithout('actions', 'operation'),
};

/** The tabs of a layout. @source reference/dref.md, section 1.3 */
export const stepsOfLayout = (layout: DrefLayout): readonly DrefStep[] => stepsByLayout[layout];

type FieldGroup = readonly [layouts: readonly DrefLayout[], fields: readonly string[]];

const response: readonly DrefLayout[] = ['response', 'oldImminent'];
const responseOrAssessment: readonly DrefLayout[] = ['response', 'assessment', 'oldImminent'];
const notLoan: readonly DrefLayout[] = ['imminent', 'oldImminent', 'assessment', 'response'];
const notImminent: readonly DrefLayout[] = ['assessment', 'response', 'loan'];
const imminent: readonly DrefLayout[] = ['imminent'];
const anyImminent: readonly DrefLayout[] = ['imminent', 'oldImminent'];
const withoutPlan: readonly DrefLayout[] = ['imminent', 'loan'];

/** What the Actions tab asks for; layouts without that tab ask for none of it. */
const actionFields = [
  'ifrc',
  'partner_national_society',
  'icrc',
  'government_requested_assistance',
  'national_authorities',
  'un_or_other_actor',
  'is_there_major_coordination_mechanism',
  'major_coordination_mechanism',
];
const needFields = ['needs_identified', 'identified_gaps', 'assessment_report'];

/** Objectives, targeting and risks of the Operation tab, except of an imminent operation. */
const strategyFields = [
  'operation_objective',
  'response_strategy',
  'people_assisted',
  'selection_criteria',
  'targeting_strategy_support_file',
  'total_targeted_population',
  'disability_people_per',
  'people_per_urban',
  'people_per_local',
  'displaced_people',
  'has_anti_fraud_corruption_policy',
  'has_sexual_abuse_policy',
  'has_child_protection_policy',
  'has_whistleblower_protection_policy',
  'has_anti_sexual_harassment_policy',
  'risk_security',
  'risk_security_concern',
  'has_child_safeguarding_risk_analysis_assessment',
  'planned_interventions',
];
const servicesFields = ['human_resource', 'is_volunteer_team_diverse', 'budget_file'];
const responseServices = ['logistic_capacity_of_ns', 'pmer', 'communication'];
const targetedSplit = ['women', 'men', 'girls', 'boys'];
const contactsExceptLoan = ['national_society_contact', 'ifrc_emergency', 'media_contact'].flatMap((role) =>
  ['name', 'title', 'email', 'phone_number'].map((part) => `${role}_${part}`),
);
const costFields = ['proposed_action', 'sub_total_cost', 'surge_deployment_cost', 'indirect_cost', 'total_cost'];

/** Which layouts ask for a field; one that no group names is asked for by all. @source reference/dref.md, sections 2.3 to 2.5 */
const groups: Readonly<Record<DrefStage, readonly FieldGroup[]>> = {
  application: [
    [notLoan, ['field_report', 'cover_image_file', 'source_information', 'publishing_date', 'end_date']],
    [notLoan, contactsExceptLoan],
    [notImminent, ['disaster_category', 'disaster_category_analysis', 'event_date', 'operation_timeframe']],
    [notImminent, ['amount_requested']],
    [responseOrAssessment, ['event_map_file', 'event_description', 'images_file', 'glide_code']],
    [responseOrAssessment, [...actionFields, 'did_national_society', 'ns_respond_date', 'national_society_actions']],
    [responseOrAssessment, [...strategyFields, ...servicesFields]],
    [notLoan, ['is_surge_personnel_deployed', 'surge_personnel_deployed']],
    [
      response,
      [
        'did_it_affect_same_area',
        'did_it_affect_same_population',
        'did_ns_respond',
        'did_ns_request_fund',
        'ns_request_text',
        'dref_recurrent_text',
        'lessons_learned',
        'complete_child_safeguarding_risk',
        'child_safeguarding_risk_level',
        'people_in_need',
        'event_scope',
      ],
    ],
    [response, [...needFields, ...targetedSplit, ...responseServices]],
    [
      imminent,
      [
        'hazard_date',
        'hazard_date_and_location',
        'hazard_vulnerabilities_and_risks',
        'scenario_analysis_supporting_document',
        'addressed_humanitarian_impacts',
        'contingency_plans_supporting_document',
        'operation_timeframe_imminent',
        ...costFields,
      ],
    ],
  ],
  operationalUpdate: [
    [
      notLoan,
      [
        'cover_image_file',
        'event_map_file',
        'source_information',
        'images_file',
        'changing_timeframe_operation',
        'changing_operation_strategy',
        'changing_target_population_of_operation',
        'changing_geographic_location',
        'changing_budget',
        'request_for_second_allocation',
        'summary_of_change',
        'event_description',
        'new_operational_start_date',
        'new_operational_end_date',
        'reporting_start_date',
        'reporting_end_date',
        'is_surge_personnel_deployed',
        'surge_personnel_deployed',
        'glide_code',
      ],
    ],
    [notLoan, contactsExceptLoan],
    [notLoan, [...actionFields, ...strategyFields, ...servicesFields]],
    [['loan'], ['ns_request_date', 'date_of_approval']],
    [notImminent, ['event_date']],
    [
      anyImminent,
      ['specified_trigger_met', 'event_text', 'anticipatory_actions', 'people_targeted_with_early_actions'],
    ],
    [response, ['people_in_need', 'event_scope', ...targetedSplit, ...responseServices]],
    [response, ['needs_identified']],
    [['response'], ['assessment_report', 'identified_gaps']],
  ],
  finalReport: [
    [notImminent, ['event_date', 'disaster_category']],
    [['oldImminent'], ['event_text', 'people_targeted_with_early_actions']],
    [responseOrAssessment, ['images_file', 'total_operation_timeframe', ...actionFields, ...strategyFields]],
    [
      responseOrAssessment,
      [
        'has_national_society_conducted',
        'national_society_conducted_description',
        'change_in_operational_strategy',
        'change_in_operational_strategy_text',
        'total_dref_allocation',
      ],
    ],
    [
      ['assessment', 'response'],
      ['people_in_need', 'event_map_file', 'glide_code'],
    ],
    [response, ['needs_identified']],
    [anyImminent.concat('response'), ['event_scope']],
    [
      anyImminent.concat('response'),
      [
        'assisted_num_of_women',
        'assisted_num_of_men',
        'assisted_num_of_girls_under_18',
        'assisted_num_of_boys_under_18',
      ],
    ],
    [
      imminent,
      [
        ...costFields,
        'sub_total_expenditure_cost',
        'surge_deployment_expenditure_cost',
        'indirect_expenditure_cost',
        'total_expenditure_cost',
        'mitigation_efforts_and_achievements',
        'lessons_learned_and_challenges',
        'total_operation_timeframe_imminent',
      ],
    ],
  ],
};

const byField = (list: readonly FieldGroup[]): ReadonlyMap<string, readonly DrefLayout[]> =>
  new Map(list.flatMap(([layouts, fields]) => fields.map((field) => [field, layouts] as const)));

const layoutsOfFields: Readonly<Record<DrefStage, ReadonlyMap<string, readonly DrefLayout[]>>> = {
  application: byField(groups.application),
  operationalUpdate: byField(groups.operationalUpdate),
  finalReport: byField(groups.finalReport),
};

/**
 * Whether a layout asks for a field at all. What other answers ask for, such as the text behind a yes, is a rule of the forms.
 *
 * @source reference/dref.md, sections 2.3 to 2.5
 */
export const isAskedFor = (stage: DrefStage, layout: DrefLayout, field: string): boolean =>
  layoutsOfFields[stage].get(field)?.includes(layout) ?? true;

/** The tab of the requested amount: loans have no Operation tab. @source reference/dref.md, section 2.3 */
export const stepOfRequestedAmount = (layout: DrefLayout): DrefStep =>
  withoutPlan.includes(layout) ? 'event' : 'operation';
