import type { FieldDefinition, FormDefinition } from '#app/form/definition';
import { fieldsOf } from '#app/form/LongFormField';
import type { FieldReport } from '#contract/fieldReport';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  type CentresField,
  centresField,
  epidemicFigures,
  eventIndicators,
  figureField,
  responderFields,
  type SourcedIndicator,
  warningIndicators,
} from '#domain/field-reports/fieldReportFigures';
import {
  epidemicType,
  type FieldReportKind,
  fieldReportKind,
  reportStatus,
} from '#domain/field-reports/fieldReportKind';
import { allRequestPairs, chosenOrNone, requestPairs } from '#domain/field-reports/fieldReportRequests';
import { visibility } from '#domain/field-reports/fieldReportVisibility';
import { useVisibilityFacts, type VisibilityFacts, visibilityOptions } from './offeredVisibilities';
import { errorsOnForm, reportBody, valuesByRole } from './reportBody';
import {
  actionOptions,
  bulletinOptions,
  countryOptions,
  disasterTypeOptions,
  emergencyOptions,
  epidemicSourceOptions,
  partnerOptions,
  provinceOptions,
  requestOptions,
  supportedActivityOptions,
} from './reportOptions';
import { reportProblems } from './reportProblems';
import { type ContactRole, contactRoles, type Organisation, organisations, type ReportValues } from './reportShape';
import { type ReportWords, useReportWords } from './useReportWords';

export type ReportStep = 'context' | 'situation' | 'actions' | 'response';
type Field = FieldDefinition<ReportValues, ReportWords, ReportStep>;

const ofKinds =
  (...kinds: readonly FieldReportKind[]) =>
  (values: ReportValues) =>
    kinds.includes(fieldReportKind(values));

/** A field for each name. */
const fieldsFor = <N extends string>(names: readonly N[], define: (name: N) => Field) =>
  Object.fromEntries(names.map((name) => [name, define(name)])) as Record<N, Field>;

const isYes = [true, false] as const;
const yesNo = (t: ReportWords) => isYes.map((key) => ({ key, label: key ? t.yes : t.no }));

/** Counts of an indicator by each source. */
const countsOf = <I extends SourcedIndicator>(indicators: readonly I[], kind: FieldReportKind) =>
  Object.assign(
    {},
    ...indicators.flatMap((indicator) =>
      figureSources.map((source) => ({
        [figureField(indicator, source)]: {
          step: 'situation',
          kind: 'count',
          label: (t) => t.figureBySource({ figure: t[indicator], source: t[source] }),
          appliesTo: ofKinds(kind),
        } satisfies Field,
      })),
    ),
  ) as Record<ReturnType<typeof figureField<I, (typeof figureSources)[number]>>, Field>;

const centres = Object.assign(
  {},
  ...figureSources.map((source) => ({
    [centresField(source)]: {
      step: 'situation',
      kind: 'longText',
      maxLength: 512,
      label: (t) => t.figureBySource({ figure: t.centres, source: t[source] }),
      appliesTo: ofKinds('EW'),
    } satisfies Field,
  })),
) as Record<CentresField, Field>;

const requestFields = Object.assign(
  {},
  ...allRequestPairs.map(({ choice, amount, unit }) => {
    const appliesTo = (values: ReportValues) =>
      requestPairs[fieldReportKind(values)].some((pair) => pair.choice === choice);
    const unitLabel = (t: ReportWords) => ({ CHF: t.amountChf, people: t.amountPeople, units: t.amountUnits })[unit];
    return {
      [choice]: {
        step: 'response',
        kind: 'nativeSelect',
        label: (t) => t.decisionOf({ request: t[choice] }),
        options: requestOptions,
        fromStored: (stored) => chosenOrNone(stored as number | null),
        appliesTo,
      } satisfies Field,
      [amount]: {
        step: 'response',
        kind: 'count',
        min: 1,
        label: (t) => t.amountOf({ request: t[choice], amount: unitLabel(t) }),
        fromStored: (stored) => chosenOrNone(stored as number | null),
        appliesTo,
      } satisfies Field,
    };
  }),
) as Record<(typeof allRequestPairs)[number]['choice' | 'amount'], Field>;

/** The parts of a contact, as the server limits them. */
export const contactParts = {
  name: { kind: 'text', maxLength: 100, label: (t) => t.name },
  title: { kind: 'text', maxLength: 300, label: (t) => t.contactTitle },
  email: { kind: 'email', maxLength: 300, label: (t) => t.email },
  phone: { kind: 'phone', maxLength: 50, label: (t) => t.phone },
} as const satisfies Record<string, { kind: Field['kind']; maxLength: number; label: (t: ReportWords) => string }>;

export type ContactPart = keyof typeof contactParts;

const contactFields = Object.assign(
  {},
  ...contactRoles.flatMap((role) =>
    Object.entries(contactParts).map(([part, { kind, maxLength, label }]) => ({
      [`contacts.${role}.${part}`]: {
        step: 'response',
        kind,
        maxLength,
        isSent: false,
        label: (t) => t.contactField({ role: t[role], field: label(t) }),
      } satisfies Field,
    })),
  ),
) as Record<`contacts.${ContactRole}.${ContactPart}`, Field>;

/** Whether an organisation ticks its actions off a list: for COVID-19 only the National Society does. */
export const hasChecklist = (organisation: Organisation, kind: FieldReportKind) =>
  kind !== 'COVID' || organisation === 'NTLS';

const actionFields = Object.assign(
  {},
  ...organisations.map((organisation) => ({
    [`actions_taken.${organisation}.actions`]: {
      step: 'actions',
      kind: 'checklist',
      isSent: false,
      label: (t) => t[organisation],
      options: actionOptions,
      appliesTo: (values) => hasChecklist(organisation, fieldReportKind(values)),
    } satisfies Field,
    [`actions_taken.${organisation}.summary`]: {
      step: 'actions',
      kind: 'longText',
      isSent: false,
      label: (t) => t.summaryOf({ block: t[organisation] }),
    } satisfies Field,
  })),
) as Record<`actions_taken.${Organisation}.${'actions' | 'summary'}`, Field>;

const startLabel = (t: ReportWords, values: ReportValues) => {
  const kind = fieldReportKind(values);
  if (kind === 'EW') return t.forecastDate;
  return kind === 'EPI' || kind === 'COVID' ? t.startOfOutbreak : t.start_date;
};

const isEarlyWarning = ofKinds('EW');
const inCovid: Pick<Field, 'step' | 'appliesTo'> = { step: 'actions', appliesTo: ofKinds('COVID') };
const inOutbreak: Pick<Field, 'step' | 'appliesTo'> = { step: 'situation', appliesTo: ofKinds('EPI', 'COVID') };

/**
 * The form of a field report. What a kind of report does not ask for does not apply.
 *
 * @source reference/emergencies.md, section 2.1
 */
export const reportForm: FormDefinition<ReportValues, FieldReport, ReportWords, ReportStep, VisibilityFacts> = {
  key: 'field-report',
  draftVersion: 3,
  useWords: useReportWords,
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
      options: emergencyOptions,
    },
    country: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      isSent: false,
      label: (t) => t.country,
      hint: (t) => t.countryText,
      options: countryOptions,
    },
    districts: { step: 'context', kind: 'multiSelect', label: (t) => t.provinces, options: provinceOptions },
    dtype: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.dtype,
      hint: (t) => t.dtypeText,
      options: disasterTypeOptions,
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
    request_assistance: { step: 'context', kind: 'yesNo', label: (t) => t.request_assistance, choices: yesNo },
    ns_request_assistance: { step: 'context', kind: 'yesNo', label: (t) => t.ns_request_assistance, choices: yesNo },

    ...countsOf(eventIndicators, 'EVT'),
    ...countsOf(warningIndicators, 'EW'),
    ...centres,
    ...fieldsFor([...epidemicFigures.EPI, 'epi_cases_since_last_fr', 'epi_deaths_since_last_fr'], (name) => ({
      step: 'situation',
      kind: 'count',
      label: (t) => t[name],
      appliesTo: (values) => {
        const kind = fieldReportKind(values);
        return (kind === 'EPI' || kind === 'COVID') && epidemicFigures[kind].some((each) => each === name);
      },
    })),
    epi_figures_source: {
      ...inOutbreak,
      kind: 'nativeSelect',
      label: (t) => t.epi_figures_source,
      hint: (t) => t.sourceText,
      options: epidemicSourceOptions,
    },
    sit_fields_date: {
      ...inOutbreak,
      kind: 'utcDate',
      label: (t) => t.sit_fields_date,
      hint: (t) => t.dateText,
    },
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
    ...fieldsFor(responderFields.EVT, (name) => ({
      step: 'actions',
      kind: 'count',
      label: (t) => t[name],
      appliesTo: (values) => responderFields[fieldReportKind(values)].some((each) => each === name),
    })),
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
      options: bulletinOptions,
      appliesTo: ofKinds('EVT', 'EPI', 'EW'),
    },
    actions_others: {
      step: 'actions',
      kind: 'longText',
      label: (t) => t.actions_others,
      hint: (t) => t.othersText,
    },
    external_partners: {
      ...inCovid,
      kind: 'checklist',
      label: (t) => t.external_partners,
      options: partnerOptions,
    },
    supported_activities: {
      ...inCovid,
      kind: 'checklist',
      label: (t) => t.supported_activities,
      options: supportedActivityOptions,
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
  errorsToForm: errorsOnForm,
  facts: { input: ({ country }) => country, useFacts: useVisibilityFacts, rechecks: ['visibility'] },
  crossRules: reportProblems,
};

export const { Field: ReportField, FieldRow: ReportFieldRow } = fieldsOf<ReportValues>();
