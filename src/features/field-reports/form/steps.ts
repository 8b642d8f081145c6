import type { FieldErrors } from 'react-hook-form';
import { figureSources } from '#domain/field-reports/affectedFigures';
import {
  centresField,
  epidemicFigures,
  eventIndicators,
  figureField,
  responderFields,
  warningIndicators,
} from '#domain/field-reports/fieldReportFigures';
import { allRequestPairs } from '#domain/field-reports/fieldReportRequests';
import { flattenErrors } from '#ui/form/flattenErrors';
import { contactRoles, organisations } from './reportShape';

export const stepKeys = ['context', 'situation', 'actions', 'response'] as const;
export type StepKey = (typeof stepKeys)[number];

const bySource = [...eventIndicators, ...warningIndicators].flatMap((indicator) =>
  figureSources.map((source) => figureField(indicator, source)),
);

/** The fields of each step in the order in which they stand on the screen; a path stands for everything below it. */
export const fieldsOfStep: Readonly<Record<StepKey, readonly string[]>> = {
  context: [
    'status',
    'event',
    'country',
    'districts',
    'dtype',
    'is_covid_report',
    'start_date',
    'title',
    'request_assistance',
    'ns_request_assistance',
  ],
  situation: [
    ...bySource,
    ...figureSources.map(centresField),
    ...new Set([...epidemicFigures.EPI, ...epidemicFigures.COVID]),
    'epi_figures_source',
    'sit_fields_date',
    'epi_notes_since_last_fr',
    'other_sources',
    'has_read_guidelines',
    'description',
  ],
  actions: [
    'gov_num_assisted',
    'num_assisted',
    ...responderFields.EVT,
    ...organisations.map((organisation) => `actions_taken.${organisation}`),
    'notes_health',
    'notes_ns',
    'notes_socioeco',
    'bulletin',
    'actions_others',
    'external_partners',
    'supported_activities',
  ],
  response: [
    ...allRequestPairs.flatMap(({ choice, amount }) => [choice, amount]),
    ...contactRoles.flatMap((role) => ['name', 'title', 'email', 'phone'].map((field) => `contacts.${role}.${field}`)),
    'contacts',
    'visibility',
  ],
};

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** The step that shows a field; null for what no step shows. */
export const stepOf = (path: string): StepKey | null =>
  stepKeys.find((step) => fieldsOfStep[step].some((field) => isWithin(path, field))) ?? null;

const placeOf = (path: string) => {
  const fields = stepKeys.flatMap((step) => fieldsOfStep[step]);
  const place = fields.findIndex((field) => isWithin(path, field));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/** The path of the first field with an error, as they stand on the screen; null when only the form as a whole has one. */
export function firstProblem(errors: FieldErrors): string | null {
  const paths = flattenErrors(errors)
    .map(({ path }) => path)
    .filter((path) => stepOf(path) !== null)
    .sort((a, b) => placeOf(a) - placeOf(b));
  return paths[0] ?? null;
}
