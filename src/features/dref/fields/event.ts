import { drefOnset } from '#domain/dref/drefTypes';
import { oneDocument, pictures } from './drefFiles';
import {
  allYes,
  defaultsToNo,
  each,
  everywhere,
  isImminent,
  keepsClientId,
  note,
  notPrinted,
  optional,
  saysYes,
  type Tab,
} from './fieldEntry';
import { guidance } from './guidance';
import {
  anyImminent,
  assessmentOrResponse,
  beyondLoan,
  everyLayout,
  exceptAnyImminent,
  exceptAssessmentAndLoan,
  exceptLoan,
  fullPlan,
  fullPlanning,
  imminent,
  likeResponse,
  oldImminent,
} from './layouts';
import { sourceRow } from './rowFields';

/** The layouts of the questions about earlier operations. */
const asResponse = { application: likeResponse } as const;

/** Each question about earlier operations is asked once those before it are answered with yes. */
const hasRequestedFund = allYes(
  'did_it_affect_same_area',
  'did_it_affect_same_population',
  'did_ns_respond',
  'did_ns_request_fund',
);

/** The Event detail tab. @source reference/dref.md, sections 2.3.2, 2.4 and 2.5 */
export const eventTab = {
  previousOperations: {
    fields: {
      did_it_affect_same_area: { kind: 'yesNo', layouts: asResponse },
      did_it_affect_same_population: {
        kind: 'yesNo',
        layouts: asResponse,
        appliesTo: saysYes('did_it_affect_same_area'),
      },
      did_ns_respond: {
        kind: 'yesNo',
        layouts: asResponse,
        appliesTo: allYes('did_it_affect_same_area', 'did_it_affect_same_population'),
      },
      did_ns_request_fund: {
        kind: 'yesNo',
        layouts: asResponse,
        appliesTo: allYes('did_it_affect_same_area', 'did_it_affect_same_population', 'did_ns_respond'),
      },
      ns_request_text: {
        kind: 'longText',
        layouts: asResponse,
        appliesTo: hasRequestedFund,
      },
      dref_recurrent_text: {
        kind: 'longText',
        layouts: asResponse,
        appliesTo: hasRequestedFund,
      },
      lessons_learned: { kind: 'longText', layouts: asResponse },
      complete_child_safeguarding_risk: { kind: 'yesNo', layouts: asResponse },
      child_safeguarding_risk_level: { kind: 'longText', layouts: asResponse },
    },
  },
  changes: {
    fields: {
      ...each(
        [
          'changing_timeframe_operation',
          'changing_operation_strategy',
          'changing_target_population_of_operation',
          'changing_geographic_location',
          'changing_budget',
          'request_for_second_allocation',
        ],
        { kind: 'yesNo', layouts: { operationalUpdate: exceptLoan }, ...defaultsToNo },
      ),
      summary_of_change: { kind: 'longText', layouts: { operationalUpdate: exceptLoan } },
    },
  },
  describedEvent: {
    fields: {
      specified_trigger_met: { kind: 'longText', layouts: { operationalUpdate: anyImminent } },
      event_text: {
        kind: 'longText',
        layouts: { operationalUpdate: anyImminent, finalReport: oldImminent },
        ...note,
      },
      event_date: {
        kind: 'date',
        layouts: {
          application: exceptAnyImminent,
          operationalUpdate: exceptAnyImminent,
          finalReport: exceptAnyImminent,
        },
        label: (t, { type_of_onset }) => (type_of_onset === drefOnset.slow ? t.event_date_slow : t.event_date_sudden),
      },
      hazard_date: { kind: 'date', layouts: { application: imminent } },
      hazard_date_and_location: { kind: 'longText', layouts: { application: imminent } },
      hazard_vulnerabilities_and_risks: { kind: 'longText', layouts: { application: imminent } },
      num_affected: {
        kind: 'count',
        layouts: { application: everyLayout },
        label: (t, values) => (isImminent(values) ? t.num_at_risk : t.num_affected),
      },
      number_of_people_affected: {
        kind: 'count',
        layouts: { operationalUpdate: everyLayout, finalReport: everyLayout },
      },
      people_in_need: {
        kind: 'count',
        layouts: {
          application: likeResponse,
          operationalUpdate: likeResponse,
          finalReport: assessmentOrResponse,
        },
        ...notPrinted,
      },
    },
  },
  peopleAffected: {
    text: 'peopleAffectedText',
    isGrid: true,
    isPrinted: false,
    fields: each(
      [
        'estimated_number_of_affected_male',
        'estimated_number_of_affected_female',
        'estimated_number_of_affected_girls_under_18',
        'estimated_number_of_affected_boys_under_18',
      ],
      { kind: 'count', layouts: everywhere },
    ),
  },
  event: {
    fields: {
      event_description: {
        kind: 'longText',
        layouts: { ...fullPlanning, finalReport: everyLayout },
        inStage: { finalReport: { label: (t) => t.event_development, ...guidance('event_development') } },
      },
      anticipatory_actions: { kind: 'longText', layouts: { operationalUpdate: anyImminent } },
      event_scope: {
        kind: 'longText',
        layouts: {
          application: likeResponse,
          operationalUpdate: likeResponse,
          finalReport: exceptAssessmentAndLoan,
        },
      },
      source_information: {
        kind: 'rows',
        layouts: { ...beyondLoan, finalReport: everyLayout },
        rowFields: sourceRow,
        ...keepsClientId,
      },
      images_file: {
        ...pictures,
        layouts: fullPlan,
        hint: (t) => t.hint_images_file,
        ...optional,
      },
      scenario_analysis_supporting_document: {
        ...oneDocument,
        layouts: { application: imminent },
        ...optional,
      },
    },
  },
} satisfies Tab;
