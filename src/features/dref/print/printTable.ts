import type { DrefStage } from '#domain/dref/drefTypes';
import type { SectionName } from '../fields/fieldTable';
import {
  anyImminent,
  exceptAssessment,
  exceptImminent,
  exceptImminentAndLoan,
  exceptLoan,
  exceptResponse,
  imminent,
  type Layouts,
  oldImminent,
  response,
} from '../fields/layouts';
import type { FormSection, PartName, PrintPart, PrintSectionEntry, PrintStringKey } from './printEntry';

const only = (layouts: Layouts, ...names: readonly PartName[]): readonly PrintPart[] =>
  names.map((name) => ({ name, only: layouts }));
const called = (label: PrintStringKey, name: PartName): PrintPart => ({ name, label });

/** The fields of a form section that the print table does not name otherwise, in the form's order. */
const fieldsOf = (section: SectionName): FormSection => ({ fieldsOf: section });

const network: PrintSectionEntry = {
  title: 'ifrcNetwork',
  only: exceptImminent,
  parts: [fieldsOf('ofMovement')],
};
const icrc: PrintSectionEntry = { title: 'icrc', only: exceptImminent, parts: ['icrc'] };
const others: PrintSectionEntry = {
  title: 'ofOthers',
  columns: 1,
  only: exceptImminent,
  parts: [fieldsOf('ofOthers')],
};
const needs: PrintSectionEntry = {
  title: 'needs',
  only: ['oldImminent', 'response', 'loan'],
  parts: ['needs_identified', 'identified_gaps', 'assessment_report', fieldsOf('needs')],
};
const strategy: PrintSectionEntry = {
  title: 'strategy',
  only: exceptImminent,
  parts: [fieldsOf('strategy'), 'change_in_operational_strategy_text'],
};
const targeting: PrintSectionEntry = {
  title: 'targeting',
  only: exceptImminentAndLoan,
  parts: ['targeting_strategy_support_file', fieldsOf('targeting')],
};
const shares: readonly PartName[] = ['people_per_local', 'people_per_urban', 'disability_people_per'];
const targeted: PrintSectionEntry = {
  title: 'population',
  only: exceptImminent,
  parts: [
    ...only(exceptAssessment, 'women', 'girls', 'men', 'boys'),
    ...shares,
    'displaced_people',
    ...only(oldImminent, 'people_targeted_with_early_actions'),
    'total_targeted_population',
    fieldsOf('population'),
    fieldsOf('populationTotals'),
  ],
};
const risks: PrintSectionEntry = {
  title: 'risks',
  columns: 1,
  only: exceptImminent,
  parts: [fieldsOf('policies'), fieldsOf('risks')],
};
const interventions: PrintSectionEntry = {
  title: 'planned_interventions',
  only: exceptImminent,
  parts: [fieldsOf('plan')],
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
    fieldsOf('services'),
  ],
};
const budget: PrintSectionEntry = {
  title: 'budgetOverview',
  isOnNewPage: true,
  only: exceptImminent,
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
    fieldsOf('contacts'),
  ],
};

const otherFacts = [fieldsOf('overview'), fieldsOf('timeframe'), fieldsOf('codes')];
const otherOfEvent = [fieldsOf('describedEvent'), fieldsOf('event')];

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
      ...otherFacts,
    ],
  },
  {
    title: 'keyFacts',
    only: exceptImminent,
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
      { name: 'num_affected', label: 'num_at_risk', only: exceptResponse },
      'total_targeted_population',
      called('operation_start_date', 'date_of_approval'),
      'operation_timeframe',
      'end_date',
      'publishing_date',
      'district',
      ...otherFacts,
    ],
  },
  {
    title: 'eventDescription',
    titleIn: { imminent: 'eventScenario' },
    isOnNewPage: true,
    parts: [
      'hazard_date_and_location',
      'hazard_vulnerabilities_and_risks',
      ...only(exceptImminent, 'disaster_category_analysis'),
      ...only(oldImminent, 'event_text'),
      ...only(exceptImminent, 'event_date', 'event_map_file'),
      'event_description',
      'images_file',
      ...only(anyImminent, 'anticipatory_actions'),
      ...only(response, 'event_scope'),
      'supporting_document',
      'source_information',
      ...only(anyImminent, 'scenario_analysis_supporting_document'),
      ...otherOfEvent,
    ],
  },
  {
    title: 'previousOperations',
    columns: 1,
    only: response,
    parts: [fieldsOf('previousOperations')],
  },
  { title: 'ofNationalSociety', only: exceptImminent, parts: [fieldsOf('societyResponse')] },
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
      ...otherFacts,
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
      ...only(exceptAssessment, 'event_scope'),
      'source_information',
      ...otherOfEvent,
    ],
  },
  {
    title: 'changes',
    columns: 1,
    only: exceptLoan,
    parts: [
      fieldsOf('changes'),
      'has_forecasted_event_materialize',
      'summary_of_change',
      ...only(oldImminent, 'specified_trigger_met'),
    ],
  },
  {
    title: 'ofNationalSociety',
    parts: ['ns_respond_date', 'photos_file', 'national_society_actions', fieldsOf('societyResponse')],
  },
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
      ...only(exceptImminent, 'disaster_category'),
      'disaster_type',
      'glide_code',
      'number_of_people_affected',
      'total_targeted_population',
      'type_of_onset',
      'operation_start_date',
      'operation_end_date',
      ...only(exceptImminent, 'total_operation_timeframe'),
      ...only(imminent, 'total_operation_timeframe_imminent'),
      'district',
      ...otherFacts,
    ],
  },
  { title: 'main_donors', parts: ['main_donors'] },
  {
    title: 'eventDescription',
    titleIn: { imminent: 'eventDevelopment' },
    isOnNewPage: true,
    parts: [
      ...only(exceptImminent, 'event_map_file', 'event_date'),
      ...only(oldImminent, 'event_text'),
      'event_description',
      'images_file',
      ...only(exceptAssessment, 'event_scope'),
      'source_information',
      ...otherOfEvent,
    ],
  },
  {
    title: 'ofNationalSociety',
    columns: 1,
    only: exceptImminent,
    parts: [fieldsOf('societyResponse')],
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
        exceptAssessment,
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
      fieldsOf('assisted'),
      fieldsOf('operation'),
      fieldsOf('populationTotals'),
    ],
  },
  risks,
  interventions,
  {
    title: 'operationImplementation',
    only: imminent,
    parts: ['proposed_action', fieldsOf('actionsTaken')],
  },
  {
    title: 'finances',
    isOnNewPage: true,
    parts: ['financial_report_preview', fieldsOf('finances')],
  },
  contacts,
];

/** The sections of each printed document, in order. @source reference/dref.md, section 1.7 */
export const printTable: Readonly<Record<DrefStage, readonly PrintSectionEntry[]>> = {
  application,
  operationalUpdate,
  finalReport,
};
