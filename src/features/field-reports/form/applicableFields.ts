import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  centresField,
  epidemicFigures,
  eventIndicators,
  figureField,
  responderFields,
  type SourcedIndicator,
  warningIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { type FieldReportKind, fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { allRequestPairs, requestPairs } from '#domain/field-reports/fieldReportRequests';
import type { ActionsValues, CountField, Organisation, ReportValues } from './reportShape';

const kinds: readonly FieldReportKind[] = ['EVT', 'EW', 'EPI', 'COVID'];

const bySource = (indicators: readonly SourcedIndicator[]) =>
  indicators.flatMap((indicator) => figureSources.map((source) => figureField(indicator, source)));

const eventCounts = bySource(eventIndicators);
const warningCounts = bySource(warningIndicators);
const epidemicCounts = [...new Set([...epidemicFigures.EPI, ...epidemicFigures.COVID])];

/** Every field that holds a whole number. */
export const countFields: readonly CountField[] = [
  ...eventCounts,
  ...warningCounts,
  ...epidemicCounts,
  'num_assisted',
  'gov_num_assisted',
  ...responderFields.EVT,
  ...allRequestPairs.map(({ amount }) => amount),
];

type Field = keyof ReportValues;
type Applicability = Partial<Record<Field, readonly FieldReportKind[]>>;

const forKinds = (fields: readonly Field[], only: readonly FieldReportKind[]): Applicability =>
  Object.fromEntries(fields.map((field) => [field, only]));

const kindsWith = (has: (kind: FieldReportKind) => boolean) => kinds.filter(has);

/** The kinds of report in which a field is asked for; a field that is not named is asked for in all. @source reference/emergencies.md, section 2.1 */
const applicability: Applicability = {
  ...forKinds(eventCounts, ['EVT']),
  ...forKinds([...warningCounts, ...figureSources.map(centresField)], ['EW']),
  ...forKinds(['epi_cases', 'epi_num_dead'], ['EPI', 'COVID']),
  ...forKinds(['epi_suspected_cases', 'epi_probable_cases', 'epi_confirmed_cases'], ['EPI']),
  ...forKinds(['epi_cases_since_last_fr', 'epi_deaths_since_last_fr'], ['COVID']),
  ...forKinds(['epi_figures_source', 'epi_notes_since_last_fr', 'sit_fields_date'], ['EPI', 'COVID']),
  ...forKinds(['num_localstaff', 'num_volunteers'], ['EVT', 'EPI', 'COVID']),
  ...forKinds(['num_expats_delegates'], ['EVT', 'EPI']),
  ...forKinds(['bulletin'], ['EVT', 'EPI', 'EW']),
  ...forKinds(['notes_health', 'notes_ns', 'notes_socioeco', 'external_partners', 'supported_activities'], ['COVID']),
  ...Object.fromEntries(
    allRequestPairs.flatMap(({ choice, amount }) => {
      const only = kindsWith((kind) => requestPairs[kind].some((pair) => pair.choice === choice));
      return [choice, amount].map((field) => [field, only]);
    }),
  ),
};

/** Whether a kind of report asks for a field. */
export const applies = (field: Field, kind: FieldReportKind) => applicability[field]?.includes(kind) ?? true;

/** Whether an organisation's actions are ticked off a list: of COVID-19 only the National Society's, the others say it in words. */
export const hasChecklist = (organisation: Organisation, kind: FieldReportKind) =>
  kind !== 'COVID' || organisation === 'NTLS';

const withoutList = (values: ActionsValues): ActionsValues => ({ ...values, actions: null });

/** The values with everything emptied that the report's kind does not ask for: what is out of sight is not sent. */
export function applicableValues(values: ReportValues): ReportValues {
  const kind = fieldReportKind(values);
  const hidden = (Object.keys(values) as Field[]).filter((field) => !applies(field, kind));
  const { FDRN, PNS, NTLS } = values.actions_taken;
  const actions = (organisation: Organisation, own: ActionsValues) =>
    hasChecklist(organisation, kind) ? own : withoutList(own);
  return {
    ...values,
    ...Object.fromEntries(hidden.map((field) => [field, null])),
    actions_taken: { NTLS, FDRN: actions('FDRN', FDRN), PNS: actions('PNS', PNS) },
  };
}
