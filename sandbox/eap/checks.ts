import { type EapKind, eapLimits, isCheckedFile, timeUnit, timeValues } from '#domain/eap/eapTypes';
import type { Context } from '../core/http/context';
import { type FieldErrors, mergeErrors, serverError, unknownId } from '../core/http/errors';
import { schemaErrors } from '../core/http/validate';
import { countries, districts } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { admin2Areas } from '../three-w/tables';
import { fileLists, idLists, kinds, singleFiles } from './kinds';
import { type Answers, eapFiles } from './tables';

export type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const required = 'This field is required.';

/** Fields without a value in a row: those that the database demands, and those that it stores empty. */
const demandedOfRows = /^(people_targeted|budget_per_\w+|target|sector|approach|timeframe|time_value|district)$/;

/** The errors of a body without those of keys that it leaves out, and the names of the keys that were left out. */
function withoutMissing(errors: FieldErrors, missing: string[]): FieldErrors {
  const kept = Object.entries(errors).flatMap(([name, error]): [string, FieldErrors[string]][] => {
    if (typeof error === 'string') return [[name, error]];
    if (!Array.isArray(error)) {
      const inner = withoutMissing(error, missing);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }
    if (error.every((each) => typeof each === 'string')) {
      if (error[0] !== required) return [[name, error]];
      missing.push(name);
      return [];
    }
    const rows = (error as FieldErrors[]).map((row) => withoutMissing(row, missing));
    return rows.some((row) => Object.keys(row).length > 0) ? [[name, rows]] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * The errors of a body by its schema. A change does not check which keys are missing: one that the database demands fails the save.
 *
 * @throws ApiError 500
 * @source reference/eap.md, section 2.1
 */
export function bodyErrors(kind: EapKind, given: Given, isChange: boolean): FieldErrors {
  const { body } = kinds[kind];
  if (!isChange) return schemaErrors(body, given);
  const missing: string[] = [];
  const errors = withoutMissing(schemaErrors(body.partial(), given), missing);
  const demanded = missing.find((name) => demandedOfRows.test(name));
  if (Object.keys(errors).length === 0 && demanded !== undefined) {
    throw serverError(`null value in column "${demanded}" violates not-null constraint`);
  }
  return errors;
}

const idsIn = (value: unknown) => [value].flat().filter((id): id is number => Number.isInteger(id));

/** Ids of rows that do not exist, by field. */
export function relatedErrors(given: Given, context: Context): FieldErrors {
  const { store, lookups } = context;
  const isCountry = (id: number) => lookups.rows(countries).has(id);
  const known: Readonly<Record<string, (id: number) => boolean>> = {
    country: isCountry,
    national_society: isCountry,
    partners: isCountry,
    disaster_type: (id) => lookups.rows(disasterTypes).has(id),
    admin2: (id) => store.get(admin2Areas, id) !== undefined,
  };
  const errors = Object.entries(known).flatMap(([field, isKnown]) => {
    const unknown = idsIn(given[field]).filter((id) => !isKnown(id));
    return unknown.length > 0 ? [[field, unknown.map(unknownId)] as const] : [];
  });
  const provinces = Array.isArray(given.districts) ? given.districts.filter(isObject) : [];
  const isUnknown = ({ district }: Given) => !lookups.rows(districts).has(Number(district));
  return {
    ...Object.fromEntries(errors),
    ...(provinces.some(isUnknown) && {
      districts: provinces.map(
        (row): FieldErrors => (isUnknown(row) ? { district: [unknownId(Number(row.district))] } : {}),
      ),
    }),
  };
}

/** Files that do not exist or have a type that the server does not take. @source reference/eap.md, section 4.5 */
export function fileErrors(kind: EapKind, given: Given, { store }: Context): FieldErrors {
  const exists = (id: number) => store.get(eapFiles, id) !== undefined;
  const links = fileLists(kind).flatMap((name): [string, FieldErrors[]][] => {
    const rows = Array.isArray(given[name]) ? given[name] : [];
    const errors = rows.map((row: unknown): FieldErrors => {
      const id = isObject(row) ? row.id : undefined;
      return typeof id === 'number' && !exists(id) ? { id: [`Invalid pk '${id}' - object does not exist.`] } : {};
    });
    return errors.some((row) => Object.keys(row).length > 0) ? [[name, errors]] : [];
  });
  const byId = [...idLists(kind), ...singleFiles(kind)].flatMap((name): [string, string[]][] => {
    const unknown = idsIn(given[name]).filter((id) => !exists(id));
    return unknown.length > 0 ? [[name, unknown.map(unknownId)]] : [];
  });
  const checked = ['budget_file', 'updated_checklist_file'].flatMap((name): [string, string[]][] => {
    const file = typeof given[name] === 'number' ? store.get(eapFiles, given[name]) : undefined;
    return file && !isCheckedFile(file.name) ? [[name, ['File extension is not allowed.']]] : [];
  });
  return { ...Object.fromEntries(links), ...Object.fromEntries(byId), ...Object.fromEntries(checked) };
}

export const fileCountErrors = (kind: EapKind, given: Given): FieldErrors =>
  Object.fromEntries(
    fileLists(kind).flatMap((name) =>
      Array.isArray(given[name]) && given[name].length > eapLimits.files
        ? [[name, [`Maximum ${eapLimits.files} files are allowed to upload.`]]]
        : [],
    ),
  );

const timeTexts = ['Years', 'Months', 'Days', 'Hours'];

function activityErrors(activity: Given): FieldErrors {
  const { timeframe, time_value } = activity;
  if (time_value === undefined || timeframe === undefined) return {};
  const values = Array.isArray(time_value) ? time_value : [];
  if (timeframe === null && values.length === 0) return {};
  if (values.length === 0) return { time_value: ['time_value is required and cannot be empty.'] };
  const allowed = timeValues[timeframe as keyof typeof timeValues] ?? [];
  const invalid = values.filter((value) => !allowed.includes(value));
  const unit = timeTexts[Number(timeframe) / 10 - 1];
  return invalid.length > 0
    ? { time_value: [`Invalid time_value(s) [${invalid.join(', ')}] for the selected timeframe ${unit}.`] }
    : {};
}

/** The values of activities that their unit does not have. */
export function timeValueErrors(given: Given): FieldErrors {
  const lists = ['planned_operations', 'enabling_approaches'].flatMap((list): [string, FieldErrors[]][] => {
    const rows = Array.isArray(given[list]) ? given[list].filter(isObject) : [];
    const errors = rows.map((row): FieldErrors => {
      const activities = Object.entries(row).flatMap(([name, value]): [string, FieldErrors[]][] => {
        if (!name.endsWith('_activities') || !Array.isArray(value)) return [];
        const found = value.filter(isObject).map(activityErrors);
        return found.some((each) => Object.keys(each).length > 0) ? [[name, found]] : [];
      });
      return Object.fromEntries(activities);
    });
    return errors.some((row) => Object.keys(row).length > 0) ? [[list, errors]] : [];
  });
  return Object.fromEntries(lists);
}

/** The lead and activation times, with their units in the same body; the first error alone. @source reference/eap.md, section 4.5 */
export function timeframeErrors(kind: EapKind, given: Given): FieldErrors {
  const lead = kind === 'simplified' ? 'seap_lead_time' : 'lead_time';
  const leadUnit = kind === 'simplified' ? 'seap_lead_timeframe_unit' : 'lead_timeframe_unit';
  if (given[lead] != null && given[leadUnit] == null)
    return { [leadUnit]: ['lead timeframe and unit must both be provided.'] };
  if (given[lead] != null && given[leadUnit] === timeUnit.years) {
    return { [leadUnit]: ['lead timeframe must be in one of the following units: Months, Days, or Hours.'] };
  }
  const { activation_timeframe: time, activation_timeframe_unit: unit } = given;
  if (kind === 'full' || time == null) return {};
  if (unit == null) return { activation_timeframe_unit: ['activation timeframe and unit must both be provided.'] };
  if (unit !== timeUnit.months) return { activation_timeframe_unit: ['activation timeframe must be in Months.'] };
  const isValid = Number(time) >= 1 && Number(time) <= eapLimits.activationMonths;
  return isValid ? {} : { activation_timeframe: ['activation timeframe must be between 1 and 12 months.'] };
}

/** The errors that the server finds in the fields of a body before it looks at the state of the document. */
export const fieldErrors = (kind: EapKind, given: Given, isChange: boolean, context: Context): FieldErrors =>
  [relatedErrors(given, context), fileErrors(kind, given, context), timeValueErrors(given)].reduce(
    mergeErrors,
    bodyErrors(kind, given, isChange),
  );

/** Lists for which null fails the save once the rest is stored: files and sources. @source reference/eap.md, section 2.2 */
export const nullLists = (kind: EapKind, given: Given): readonly string[] =>
  Object.keys(given).filter(
    (name) =>
      given[name] === null &&
      ((fileLists(kind).includes(name) && name !== 'hazard_impact_files') || name.endsWith('_source_of_information')),
  );

/** The answers of a body: no list that the server stumbles over, no field of its own. */
export const withoutLists = (given: Given, lists: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !lists.includes(name)));
