import type { EventDetail } from '#contract/event';
import type { FieldReport } from '#contract/fieldReport';
import type { FieldReportContact } from '#contract/fieldReportParts';
import { epidemicType, reportStatus } from '#domain/field-reports/fieldReportKind';
import { allRequestPairs, chosenOrNone } from '#domain/field-reports/fieldReportRequests';
import { visibility } from '#domain/field-reports/fieldReportVisibility';
import { isBlankHtml } from '#ui/content/plainText';
import { countFields } from './applicableFields';
import {
  type ActionsValues,
  type ContactValues,
  contactRoles,
  organisations,
  type ReportValues,
  type TextFieldName,
} from './reportShape';

const noContact: ContactValues = { name: null, title: null, email: null, phone: null };
const noActions: ActionsValues = { actions: null, summary: null };

const emptyOf = <K extends string, V>(keys: readonly K[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

const textFields: readonly TextFieldName[] = [
  'title',
  'affected_pop_centres',
  'gov_affected_pop_centres',
  'other_affected_pop_centres',
  'epi_notes_since_last_fr',
  'other_sources',
  'description',
  'notes_health',
  'notes_ns',
  'notes_socioeco',
  'actions_others',
];

/** A report in which nothing is filled in but what it begins with. @source reference/emergencies.md, section 2.1 */
export function blankValues({ isEarlyWarning = false } = {}): ReportValues {
  return {
    ...emptyOf(countFields, null),
    ...emptyOf(textFields, null),
    ...emptyOf(
      allRequestPairs.map(({ choice }) => choice),
      null,
    ),
    status: isEarlyWarning ? reportStatus.earlyWarning : reportStatus.event,
    is_covid_report: false,
    event: null,
    country: null,
    districts: null,
    dtype: null,
    start_date: null,
    sit_fields_date: null,
    request_assistance: null,
    ns_request_assistance: null,
    epi_figures_source: null,
    has_read_guidelines: false,
    actions_taken: emptyOf(organisations, noActions),
    bulletin: 0,
    external_partners: null,
    supported_activities: null,
    contacts: emptyOf(contactRoles, noContact),
    visibility: visibility.public,
  };
}

/** A new report on an emergency that is known. */
export function valuesForEmergency(event: EventDetail, isEarlyWarning: boolean): ReportValues {
  const blank = blankValues({ isEarlyWarning });
  const hasForbiddenType = isEarlyWarning && event.dtype === epidemicType;
  return {
    ...blank,
    // what was merged into another emergency lives on there
    event: event.parent_event ?? event.id,
    country: event.countries[0]?.id ?? null,
    dtype: hasForbiddenType ? null : event.dtype,
    districts: listOrNull(event.districts.map(({ id }) => id)),
  };
}

/** The server keeps days as midnight UTC. */
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;
const textOrNull = (text: string | null) => (text?.trim() ? text : null);
const listOrNull = <T>(list: readonly T[]) => (list.length === 0 ? null : list);

const contactValues = ({ name, title, email, phone }: FieldReportContact): ContactValues => ({
  name: textOrNull(name),
  title: textOrNull(title),
  email: textOrNull(email),
  phone: textOrNull(phone),
});

const byKey = <K extends string, V>(keys: readonly K[], read: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>;

/** A stored report as the form holds it. The first contact of a role and the first country are the ones it edits. */
export function valuesOfReport(report: FieldReport): ReportValues {
  return {
    ...byKey(countFields, (field) => report[field]),
    ...byKey(textFields, (field) => textOrNull(report[field])),
    ...byKey(
      allRequestPairs.map(({ choice }) => choice),
      (choice) => chosenOrNone(report[choice]),
    ),
    ...byKey(
      allRequestPairs.map(({ amount }) => amount),
      (amount) => chosenOrNone(report[amount]),
    ),
    status: report.status === reportStatus.earlyWarning ? reportStatus.earlyWarning : reportStatus.event,
    is_covid_report: report.is_covid_report,
    event: report.event,
    country: report.countries[0] ?? null,
    districts: listOrNull(report.districts),
    dtype: report.dtype,
    start_date: dayOf(report.start_date),
    sit_fields_date: dayOf(report.sit_fields_date),
    request_assistance: report.request_assistance,
    ns_request_assistance: report.ns_request_assistance,
    epi_figures_source: report.epi_figures_source,
    has_read_guidelines: !isBlankHtml(report.description),
    actions_taken: byKey(organisations, (organisation) => {
      const taken = report.actions_taken.find(({ organization }) => organization === organisation);
      return taken ? { actions: listOrNull(taken.actions), summary: textOrNull(taken.summary) } : noActions;
    }),
    bulletin: report.bulletin,
    external_partners: listOrNull(report.external_partners),
    supported_activities: listOrNull(report.supported_activities),
    contacts: byKey(contactRoles, (role) => {
      const contact = report.contacts.find(({ ctype }) => ctype === role);
      return contact ? contactValues(contact) : noContact;
    }),
    visibility: report.visibility,
  };
}
