import { drefLimits, drefOnset, mayBeManMade } from '#domain/dref/drefTypes';
import {
  application,
  type CatalogueEntry,
  type DrefFieldName,
  each,
  field,
  followUps,
  plans,
  report,
  update,
} from './catalogueEntry';
import { contactFields } from './contactFields';
import { oneDocument, onePicture, pictures } from './drefFiles';
import * as options from './drefOptions';
import type { DrefValues } from './drefShape';
import { allYes, computed, isImminent, note, optional, requiredInReport, saysYes, shortText } from './fieldRules';
import { operationFields } from './operationFields';
import { actionRow, needRow, sourceRow } from './rowFields';

const isSerious = ({ disaster_category }: DrefValues) => disaster_category === 1 || disaster_category === 2;

const overview = {
  is_dref_imminent_v2: field('overview', 'checkbox', { isLocal: true, ...optional }),
  national_society: field('overview', 'select', {
    isRequired: true,
    options: options.societyOptions,
    inStage: { application: { hint: (t) => t.hint_national_society } },
  }),
  field_report: field('overview', 'select', { stages: application, ...optional }),
  type_of_dref: field('overview', 'nativeSelect', { isRequired: true, options: options.typeOptions }),
  disaster_type: field('overview', 'select', { options: options.hazardOptions }),
  type_of_onset: field('overview', 'radio', {
    isRequired: true,
    hint: (t, values) => (isImminent(values) ? t.hint_type_of_onset : undefined),
    options: options.onsetOptions,
  }),
  is_man_made_event: field('overview', 'yesNo', {
    stages: plans,
    appliesTo: ({ disaster_type }) => mayBeManMade(disaster_type),
  }),
  disaster_category: field('overview', 'radio', { options: options.categoryOptions }),
  disaster_category_analysis: field('overview', 'files', {
    ...oneDocument,
    stages: application,
    ...optional,
    appliesTo: isSerious,
  }),
  country: field('overview', 'select', { options: options.countryOptions, ...requiredInReport }),
  district: field('overview', 'multiSelect', {
    options: options.districtOptions,
    canSelectAll: true,
    ...requiredInReport,
  }),
  title: field('overview', 'text', { isRequired: true, maxLength: drefLimits.title }),
  event_map_file: field('overview', 'files', { ...onePicture, ...optional, hint: (t) => t.hint_event_map_file }),
  cover_image_file: field('overview', 'files', { ...onePicture, ...optional, hint: (t) => t.hint_cover_image_file }),
  main_donors: field('overview', 'longText', { stages: report, ...note }),
};

const previousAnswers = [
  'did_it_affect_same_area',
  'did_it_affect_same_population',
  'did_ns_respond',
  'did_ns_request_fund',
] as const;

const previousOperations = {
  did_it_affect_same_area: field('event', 'yesNo', { stages: application }),
  did_it_affect_same_population: field('event', 'yesNo', {
    stages: application,
    appliesTo: saysYes('did_it_affect_same_area'),
  }),
  did_ns_respond: field('event', 'yesNo', {
    stages: application,
    appliesTo: allYes('did_it_affect_same_area', 'did_it_affect_same_population'),
  }),
  did_ns_request_fund: field('event', 'yesNo', {
    stages: application,
    appliesTo: allYes('did_it_affect_same_area', 'did_it_affect_same_population', 'did_ns_respond'),
  }),
  ns_request_text: field('event', 'longText', { stages: application, appliesTo: allYes(...previousAnswers) }),
  dref_recurrent_text: field('event', 'longText', {
    stages: application,
    appliesTo: allYes(...previousAnswers),
    hint: (t) => t.hint_dref_recurrent_text,
  }),
  ...each(['lessons_learned', 'child_safeguarding_risk_level'], field('event', 'longText', { stages: application })),
  complete_child_safeguarding_risk: field('event', 'yesNo', { stages: application }),
};

const changes = {
  ...each(
    [
      'changing_timeframe_operation',
      'changing_operation_strategy',
      'changing_target_population_of_operation',
      'changing_geographic_location',
      'changing_budget',
      'request_for_second_allocation',
    ],
    field('event', 'yesNo', {
      stages: update,
      fromStored: (stored) => stored === true,
      isGiven: (value) => value === true,
    }),
  ),
  summary_of_change: field('event', 'longText', { stages: update }),
};

const event = {
  event_date: field('event', 'date', {
    label: (t, { type_of_onset }) => (type_of_onset === drefOnset.slow ? t.event_date_slow : t.event_date_sudden),
  }),
  event_text: field('event', 'longText', { stages: followUps, ...note }),
  specified_trigger_met: field('event', 'longText', { stages: update }),
  hazard_date: field('event', 'date', { stages: application }),
  ...each(
    ['hazard_date_and_location', 'hazard_vulnerabilities_and_risks'],
    field('event', 'longText', { stages: application }),
  ),
  num_affected: field('event', 'count', {
    stages: application,
    label: (t, values) => (isImminent(values) ? t.num_at_risk : t.num_affected),
  }),
  number_of_people_affected: field('event', 'count', { stages: followUps }),
  ...each(
    [
      'estimated_number_of_affected_male',
      'estimated_number_of_affected_female',
      'estimated_number_of_affected_girls_under_18',
      'estimated_number_of_affected_boys_under_18',
    ],
    field('event', 'count'),
  ),
  people_in_need: field('event', 'count', { hint: (t) => t.hint_people_in_need }),
  event_description: field('event', 'longText', {
    inStage: { finalReport: { label: (t) => t.event_development } },
  }),
  anticipatory_actions: field('event', 'longText', { stages: update }),
  event_scope: field('event', 'longText'),
  source_information: field('event', 'rows', { rowFields: sourceRow }),
  images_file: field('event', 'files', { ...pictures, ...optional, hint: (t) => t.hint_images_file }),
  scenario_analysis_supporting_document: field('event', 'files', { ...oneDocument, stages: application, ...optional }),
};

const actions = {
  did_national_society: field('actions', 'yesNo', { stages: application }),
  ns_respond_date: field('actions', 'date', { stages: application, appliesTo: saysYes('did_national_society') }),
  national_society_actions: field('actions', 'rows', { stages: application, rowFields: actionRow }),
  has_national_society_conducted: field('actions', 'yesNo', { stages: report }),
  national_society_conducted_description: field('actions', 'longText', {
    stages: report,
    appliesTo: saysYes('has_national_society_conducted'),
  }),
  ...each(
    ['ifrc', 'partner_national_society', 'icrc', 'national_authorities', 'un_or_other_actor'],
    field('actions', 'longText'),
  ),
  ...each(['government_requested_assistance', 'is_there_major_coordination_mechanism'], field('actions', 'yesNo')),
  major_coordination_mechanism: field('actions', 'longText', {
    appliesTo: saysYes('is_there_major_coordination_mechanism'),
  }),
  assessment_report: field('actions', 'files', { ...oneDocument, stages: plans, ...optional }),
  needs_identified: field('actions', 'rows', { rowFields: needRow }),
  identified_gaps: field('actions', 'longText', { stages: plans }),
};

const timeframe = {
  ns_request_date: field('submission', 'date', { stages: plans }),
  submission_to_geneva: field('submission', 'date', {
    stages: application,
    ...optional,
    hint: (t) => t.hint_submission_to_geneva,
  }),
  publishing_date: field('submission', 'date', { stages: application, ...optional }),
  date_of_approval: field('submission', 'date', { stages: plans, ...optional, hint: (t) => t.hint_date_of_approval }),
  operation_timeframe: field('submission', 'count', { stages: application, max: drefLimits.timeframe }),
  operation_timeframe_imminent: field('submission', 'count', {
    stages: application,
    ...computed,
    hint: (t) => t.hint_operation_timeframe_imminent,
  }),
  end_date: field('submission', 'date', { stages: application, ...computed, hint: (t) => t.hint_end_date }),
  ...each(
    ['new_operational_start_date', 'new_operational_end_date'],
    field('submission', 'date', { stages: update, ...computed }),
  ),
  total_operation_timeframe: field('submission', 'count', { stages: followUps }),
  total_operation_timeframe_imminent: field('submission', 'count', { stages: report }),
  ...each(['reporting_start_date', 'reporting_end_date'], field('submission', 'date', { stages: update })),
  operation_start_date: field('submission', 'date', { stages: report }),
  operation_end_date: field('submission', 'date', { stages: report, ...computed }),
  date_of_publication: field('submission', 'date', { stages: report, ...optional }),
  // the server refuses another code than the application's
  appeal_code: field('submission', 'text', {
    hint: (t) => t.hint_appeal_code,
    ...optional,
    ...shortText,
    inStage: { operationalUpdate: { isReadOnly: true } },
  }),
  glide_code: field('submission', 'text', { ...optional, ...shortText }),
  national_society_hotline_phone_number: field('submission', 'phone', { ...optional, maxLength: drefLimits.phone }),
};

/** Every field of the three forms, said once. @source reference/dref.md, sections 2.3 to 2.5 */
export const catalogue: Readonly<Record<DrefFieldName, CatalogueEntry>> = {
  ...overview,
  ...previousOperations,
  ...changes,
  ...event,
  ...actions,
  ...operationFields,
  ...timeframe,
  ...contactFields,
};
