import { type FieldDefinition, fieldsFrom as fieldsFromList } from '#app/form/definition';
import { type FigureSource, figureSources } from '#domain/field-reports/affectedFigures';
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
import { allRequestPairs, requestPairs, toChoice } from '#domain/field-reports/fieldReportRequests';
import { actionFieldsOf } from '#resources/actions-taken/actionFields';
import { contactLimits, contactPartLabel } from '#resources/contact/contactFields';
import { actionOptions, requestOptions } from './reportOptions';
import type { Organisation, ReportValues } from './reportShape';
import { contactParts, contactRoles, hasChecklist, organisations } from './reportShape';
import type { ReportStrings } from './useReportStrings';

export type ReportStep = 'context' | 'situation' | 'actions' | 'response';
export type ReportFieldDefinition = FieldDefinition<ReportValues, ReportStrings, ReportStep>;

const fieldsFrom = <T, N extends string>(
  items: readonly T[],
  define: (item: T) => readonly [N, ReportFieldDefinition],
) => fieldsFromList(items, define);

const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b): readonly [A, B] => [a, b]));

/** Applies to reports of these kinds. */
export const ofKinds =
  (...kinds: readonly FieldReportKind[]) =>
  (values: ReportValues) =>
    kinds.includes(fieldReportKind(values));

/** Applies to the kinds of report whose list contains the field. */
const ofKindsIn =
  (lists: Readonly<Partial<Record<FieldReportKind, readonly string[]>>>, name: string) => (values: ReportValues) =>
    lists[fieldReportKind(values)]?.includes(name) ?? false;

const sourcedCounts = <I extends SourcedIndicator>(indicators: readonly I[], kind: FieldReportKind) =>
  fieldsFrom(pairs(indicators, figureSources), ([indicator, source]) => [
    figureField<I, FigureSource>(indicator, source),
    {
      step: 'situation',
      kind: 'count',
      label: (t) => t.figureBySource({ figure: t[indicator], source: t[source] }),
      appliesTo: ofKinds(kind),
    },
  ]);

/** Counts and places by source, then the counts of outbreaks. */
export const figureFields = {
  ...sourcedCounts(eventIndicators, 'EVT'),
  ...sourcedCounts(warningIndicators, 'EW'),
  ...fieldsFrom(figureSources, (source) => [
    centresField(source),
    {
      step: 'situation',
      kind: 'longText',
      maxLength: 512,
      label: (t) => t.figureBySource({ figure: t.centres, source: t[source] }),
      appliesTo: ofKinds('EW'),
    },
  ]),
  ...fieldsFrom([...epidemicFigures.EPI, 'epi_cases_since_last_fr', 'epi_deaths_since_last_fr'] as const, (name) => [
    name,
    { step: 'situation', kind: 'count', label: (t) => t[name], appliesTo: ofKindsIn(epidemicFigures, name) },
  ]),
};

export const responderCounts = fieldsFrom(responderFields.EVT, (name) => [
  name,
  { step: 'actions', kind: 'count', label: (t) => t[name], appliesTo: ofKindsIn(responderFields, name) },
]);

const ofRequest = (choice: string) => (values: ReportValues) =>
  requestPairs[fieldReportKind(values)].some((pair) => pair.choice === choice);
const fromStored = (stored: unknown) => toChoice(stored as number | null);

/** Planned assistance: a decision and an amount each. */
export const requestFields = {
  ...fieldsFrom(allRequestPairs, ({ choice }) => [
    choice,
    {
      step: 'response',
      kind: 'nativeSelect',
      label: (t) => t.decisionOf({ request: t[choice] }),
      options: requestOptions,
      fromStored,
      // the server takes null for a decision to request, and 0 for none
      toBody: (decision: number | null) => decision ?? 0,
      appliesTo: ofRequest(choice),
    },
  ]),
  ...fieldsFrom(allRequestPairs, ({ choice, amount, unit }) => [
    amount,
    {
      step: 'response',
      kind: 'count',
      min: 1,
      label: (t) => t.amountOf({ request: t[choice], amount: amountLabel(unit, t) }),
      fromStored,
      appliesTo: ofRequest(choice),
    },
  ]),
};

/** Label of an amount by its unit. */
export const amountLabel = (unit: (typeof allRequestPairs)[number]['unit'], t: ReportStrings) =>
  ({ CHF: t.amountChf, people: t.amountPeople, units: t.amountUnits })[unit];

export const contactFields = fieldsFrom(pairs(contactRoles, contactParts), ([role, part]) => [
  `contacts.${role}.${part}` as const,
  {
    step: 'response',
    isSent: false,
    label: (t) => t.contactField({ role: t[role], field: contactPartLabel(part, t) }),
    ...contactLimits[part],
  },
]);

/** Actions of each organisation: a checklist and a text. */
export const actionFields = actionFieldsOf<ReportValues, ReportStrings, Organisation>(organisations, {
  optionsOf: actionOptions,
  hasChecklist: (organisation, values) => hasChecklist(organisation, fieldReportKind(values)),
});
