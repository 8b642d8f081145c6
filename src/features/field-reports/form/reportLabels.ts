import type { Action } from '#contract/action';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  centresField,
  epidemicFigures,
  eventIndicators,
  figureField,
  warningIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { allRequestPairs } from '#domain/field-reports/fieldReportRequests';
import type { Strings } from '#domain/language/strings';
import type { reportLabelStrings } from '../labelStrings';
import type { reportFormStrings } from './formStrings';
import { contactRoles, organisations } from './reportShape';

type Labels = Strings<(typeof reportLabelStrings)['templates']>;
type Words = Strings<(typeof reportFormStrings)['templates']>;

const outbreakFields = [
  ...epidemicFigures.EPI,
  'epi_cases_since_last_fr',
  'epi_deaths_since_last_fr',
  'epi_figures_source',
  'epi_notes_since_last_fr',
  'sit_fields_date',
] as const;

/** What every field of the form is called, by its path: for summaries of errors, drafts and differences. */
export function reportLabels(
  labels: Labels,
  t: Words,
  categoryName: (category: Action['category']) => string,
): Readonly<Record<string, string>> {
  const bySource = [...eventIndicators, ...warningIndicators].flatMap((indicator) =>
    figureSources.map((source) => [
      figureField(indicator, source),
      labels.figureBySource({ figure: labels[indicator], source: labels[source] }),
    ]),
  );
  const centres = figureSources.map((source) => [
    centresField(source),
    labels.figureBySource({ figure: labels.centres, source: labels[source] }),
  ]);
  const requests = allRequestPairs.flatMap(({ choice, amount, unit }) => {
    const amountName = { CHF: t.amountChf, people: t.amountPeople, units: t.amountUnits }[unit];
    return [
      [choice, t.decisionOf({ request: labels[choice] })],
      [amount, t.amountOf({ request: labels[choice], amount: amountName })],
    ];
  });
  const contacts = contactRoles.flatMap((role) => [
    [`contacts.${role}`, labels[role]],
    ...Object.entries({ name: t.name, title: t.contactTitle, email: t.email, phone: t.phone }).map(([field, name]) => [
      `contacts.${role}.${field}`,
      t.contactField({ role: labels[role], field: name }),
    ]),
  ]);
  const actions = organisations.flatMap((organisation) => [
    [`actions_taken.${organisation}`, labels[organisation]],
    [`actions_taken.${organisation}.actions`, labels[organisation]],
    [`actions_taken.${organisation}.summary`, t.summaryOf({ block: labels[organisation] })],
  ]);
  return {
    ...Object.fromEntries(outbreakFields.map((field) => [field, labels[field]])),
    ...Object.fromEntries([...bySource, ...centres, ...requests, ...contacts, ...actions]),
    status: t.status,
    is_covid_report: labels.covid,
    event: t.event,
    country: t.country,
    districts: t.provinces,
    dtype: t.dtype,
    start_date: labels.start_date,
    title: t.title,
    request_assistance: labels.request_assistance,
    ns_request_assistance: labels.ns_request_assistance,
    other_sources: labels.other_sources,
    description: labels.overview,
    has_read_guidelines: t.guidelines,
    num_assisted: labels.figureBySource({ figure: labels.assisted, source: labels.redCross }),
    gov_num_assisted: labels.figureBySource({ figure: labels.assisted, source: labels.government }),
    num_localstaff: labels.num_localstaff,
    num_volunteers: labels.num_volunteers,
    num_expats_delegates: labels.num_expats_delegates,
    notes_health: t.notesOf({ category: categoryName('Health') }),
    notes_ns: t.notesOf({ category: categoryName('NS Institutional Strengthening') }),
    notes_socioeco: t.notesOf({ category: categoryName('Socioeconomic Interventions') }),
    bulletin: labels.bulletin,
    actions_others: labels.actions_others,
    external_partners: labels.external_partners,
    supported_activities: labels.supported_activities,
    visibility: labels.visibility,
  };
}
