import { type FieldName, type FormDefinition, fieldsFrom } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';
import { epidemicType, fieldReportKind, reportStatus } from '#domain/field-reports/fieldReportKind';
import { visibility } from '#domain/field-reports/fieldReportVisibility';
import {
  actionFields,
  contactFields,
  figureFields,
  ofKinds,
  type ReportFieldDefinition,
  type ReportStep,
  requestFields,
  responderCounts,
} from './fieldGroups';
import { mapServerErrors, reportBody, valuesByRole } from './reportBody';
import { type ReportFacts, useReportFacts, visibilityOptions } from './reportFacts';
import * as options from './reportOptions';
import { reportProblems } from './reportProblems';
import { isOffered, organisations, type ReportValues } from './reportShape';
import { type ReportStrings, useReportStrings } from './useReportStrings';

const startLabel = (t: ReportStrings, values: ReportValues) => {
  const kind = fieldReportKind(values);
  if (kind === 'EW') return t.forecastDate;
  return kind === 'EPI' || kind === 'COVID' ? t.startOfOutbreak : t.start_date;
};

type Placing = Pick<ReportFieldDefinition, 'step' | 'appliesTo'>;

const isEarlyWarning = ofKinds('EW');
const inCovid: Placing = { step: 'actions', appliesTo: ofKinds('COVID') };
const inOutbreak: Placing = { step: 'situation', appliesTo: ofKinds('EPI', 'COVID') };

/** Dependent values: an early warning clears an epidemic, COVID-19 sets it, and a change of the country clears the provinces. @source reference/emergencies.md, section 2.1 */
function reportConsequences(changed: FieldName<ReportValues>, values: ReportValues, facts: ReportFacts | undefined) {
  const isWarning = changed === 'status' && isEarlyWarning(values);
  const becomesCovid = changed === 'is_covid_report' && values.is_covid_report;
  return {
    ...(changed === 'country' && { districts: null }),
    ...(isWarning && { is_covid_report: false, dtype: values.dtype === epidemicType ? null : values.dtype }),
    ...(becomesCovid && { dtype: epidemicType }),
    ...(changed === 'dtype' && values.dtype !== epidemicType && { is_covid_report: false }),
    ...(['status', 'is_covid_report', 'dtype'].includes(changed) && offeredActions(values, facts?.actions)),
  };
}

/** The selected actions that are available for the kind of report. */
const offeredActions = (values: ReportValues, actions: readonly Action[] | null = null) =>
  actions &&
  fieldsFrom(organisations, (organisation) => {
    const offered = values.actions_taken[organisation].actions?.filter((id) =>
      actions.some((action) => action.id === id && isOffered(action, organisation, fieldReportKind(values))),
    );
    return [`actions_taken.${organisation}.actions`, offered?.length ? offered : null];
  });

/**
 * The form of a field report. Fields that a kind of report does not have do not apply.
 *
 * @source reference/emergencies.md, section 2.1
 */
export const reportForm: FormDefinition<ReportValues, FieldReport, ReportStrings, ReportStep, ReportFacts> = {
  key: 'field-report',
  draftVersion: draftVersions['field-report'],
  useStrings: useReportStrings,
  steps: ['context', 'situation', 'actions', 'response'],
  stepTitle: (step, t, values) =>
    ({
      context: t.context,
      situation: isEarlyWarning(values) ? t.riskStep : t.situation,
      actions: isEarlyWarning(values) ? t.earlyActions : t.actions,
      response: t.response,
    })[step],
  fields: {
    status: {
      step: 'context',
      kind: 'radio',
      isRequired: true,
      label: (t) => t.status,
      hint: (t) => t.statusText,
      initial: reportStatus.event,
      // older systems had other kinds of event, which an untouched answer keeps
      keepsStored: true,
      fromStored: (status) => (status === reportStatus.earlyWarning ? reportStatus.earlyWarning : reportStatus.event),
      choices: (t) => [
        { key: reportStatus.event, label: t.statusEvent, description: t.statusEventText },
        { key: reportStatus.earlyWarning, label: t.statusWarning, description: t.statusWarningText },
      ],
    },
    event: {
      step: 'context',
      kind: 'select',
      label: (t) => t.event,
      hint: (t) => t.eventText,
      options: options.emergencyOptions,
    },
    country: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      isSent: false,
      label: (t) => t.country,
      hint: (t) => t.countryText,
      options: options.countryOptions,
    },
    districts: {
      step: 'context',
      kind: 'multiSelect',
      label: (t) => t.provinces,
      options: options.provinceOptions,
      canSelectAll: true,
    },
    dtype: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.dtype,
      hint: (t) => t.dtypeText,
      options: options.disasterTypeOptions,
      rule: (dtype, values, t) => (isEarlyWarning(values) && dtype === epidemicType ? t.noEpidemicWarning : null),
    },
    is_covid_report: {
      step: 'context',
      kind: 'checkbox',
      label: (t) => t.covid,
      appliesTo: (values) => !isEarlyWarning(values) && (values.dtype === epidemicType || values.is_covid_report),
    },
    start_date: {
      step: 'context',
      kind: 'utcDate',
      isRequired: true,
      label: startLabel,
      hint: (t, values) => (isEarlyWarning(values) ? t.forecastText : t.startText),
    },
    title: {
      step: 'context',
      kind: 'text',
      maxLength: 256,
      // a COVID-19 report does not show its title
      isRequired: (values) => fieldReportKind(values) !== 'COVID',
      label: (t) => t.title,
      hint: (t) => t.titleText,
    },
    request_assistance: { step: 'context', kind: 'yesNo', label: (t) => t.request_assistance },
    ns_request_assistance: { step: 'context', kind: 'yesNo', label: (t) => t.ns_request_assistance },

    ...figureFields,
    epi_figures_source: {
      ...inOutbreak,
      kind: 'nativeSelect',
      label: (t) => t.epi_figures_source,
      hint: (t) => t.sourceText,
      options: options.epidemicSourceOptions,
    },
    sit_fields_date: { ...inOutbreak, kind: 'utcDate', label: (t) => t.sit_fields_date, hint: (t) => t.dateText },
    epi_notes_since_last_fr: {
      ...inOutbreak,
      kind: 'longText',
      label: (t) => t.epi_notes_since_last_fr,
      hint: (t) => t.notesText,
    },
    other_sources: {
      step: 'situation',
      kind: 'longText',
      label: (t) => t.other_sources,
      hint: (t) => t.otherSourcesText,
    },
    has_read_guidelines: {
      step: 'situation',
      kind: 'checkbox',
      isLocal: true,
      label: (t) => t.guidelinesConsent,
      appliesTo: ofKinds('EVT'),
    },
    description: {
      step: 'situation',
      kind: 'richText',
      label: (t, values) => (isEarlyWarning(values) ? t.riskAnalysis : t.overview),
      hint: (t, values) => (isEarlyWarning(values) ? t.riskText : t.overviewText),
    },

    gov_num_assisted: {
      step: 'actions',
      kind: 'count',
      label: (t) => t.figureBySource({ figure: t.assisted, source: t.government }),
    },
    num_assisted: {
      step: 'actions',
      kind: 'count',
      label: (t) => t.figureBySource({ figure: t.assisted, source: t.redCross }),
    },
    ...responderCounts,
    ...actionFields,
    notes_health: { ...inCovid, kind: 'longText', label: (t) => t.notesHealth },
    notes_ns: { ...inCovid, kind: 'longText', label: (t) => t.notesNs },
    notes_socioeco: { ...inCovid, kind: 'longText', label: (t) => t.notesSocioeco },
    bulletin: {
      step: 'actions',
      kind: 'radio',
      initial: 0,
      label: (t) => t.bulletin,
      hint: (t) => t.bulletinText,
      options: options.bulletinOptions,
      appliesTo: ofKinds('EVT', 'EPI', 'EW'),
    },
    actions_others: { step: 'actions', kind: 'longText', label: (t) => t.actions_others, hint: (t) => t.othersText },
    external_partners: {
      ...inCovid,
      kind: 'checklist',
      label: (t) => t.external_partners,
      options: options.partnerOptions,
    },
    supported_activities: {
      ...inCovid,
      kind: 'checklist',
      label: (t) => t.supported_activities,
      options: options.supportedActivityOptions,
    },

    ...requestFields,
    ...contactFields,
    visibility: {
      step: 'response',
      kind: 'radio',
      isRequired: true,
      initial: visibility.public,
      label: (t) => t.visibility,
      hint: (t) => t.visibilityText,
      options: visibilityOptions,
    },
  },
  fromStored: valuesByRole,
  toBody: reportBody,
  mapServerErrors,
  consequences: reportConsequences,
  facts: { input: ({ country }) => country, useFacts: useReportFacts, rechecks: ['visibility'] },
  crossRules: reportProblems,
};

export const { Field: ReportField, FieldRow: ReportFieldRow } = fieldsOf<ReportValues>();
