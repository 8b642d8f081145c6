import type { z } from 'zod';
import type { Context } from '../core/http/context';
import { type FieldErrors, mergeErrors, throwIfInvalid, unknownId } from '../core/http/errors';
import { schemaErrors, validated } from '../core/http/validate';
import { events } from '../emergencies/tables';
import { countries, districts, regions } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { actions, externalPartners, supportedActivities } from './tables';

/** Number of source types: their ids start at 1, and no endpoint lists them. */
const sourceTypes = 6;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const wholeNumbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter(isWhole) : []);

/** One object of errors per row of a list; undefined when all rows are valid. */
function rowErrors(rows: unknown, check: (row: Fields) => FieldErrors): FieldErrors[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const errors = rows.map((row) => (isFields(row) ? check(row) : {}));
  return errors.some((row) => Object.keys(row).length > 0) ? errors : undefined;
}

const blanks = (row: Fields, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    fields
      .filter((field) => typeof row[field] === 'string' && String(row[field]).trim() === '')
      .map((field) => [field, ['This field may not be blank.']]),
  );

/** Errors for unknown ids, and for lists and texts that may not be empty. @source reference/emergencies.md, sections 4.5 and 4.6 */
function referenceErrors(given: Fields, { store, lookups }: Context): FieldErrors {
  const errors: FieldErrors = {};
  const known = {
    countries: lookups.rows(countries),
    districts: lookups.rows(districts),
    regions: lookups.rows(regions),
    external_partners: lookups.rows(externalPartners),
    supported_activities: lookups.rows(supportedActivities),
  };
  for (const [field, rows] of Object.entries(known)) {
    const unknown = wholeNumbers(given[field]).filter((id) => !rows.has(id));
    if (unknown.length > 0) errors[field] = unknown.map(unknownId);
  }
  if (Array.isArray(given.countries) && given.countries.length === 0) {
    errors.countries = ['This list may not be empty.'];
  }
  const { dtype, event } = given;
  if (isWhole(dtype) && !lookups.rows(disasterTypes).has(dtype)) errors.dtype = [unknownId(dtype)];
  if (isWhole(event) && !store.get(events, event)) errors.event = [unknownId(event)];
  const rows = {
    actions_taken: rowErrors(given.actions_taken, (row): FieldErrors => {
      const unknown = wholeNumbers(row.actions).filter((id) => !lookups.rows(actions).has(id));
      return unknown.length > 0 ? { actions: unknown.map(unknownId) } : {};
    }),
    sources: rowErrors(
      given.sources,
      ({ stype }): FieldErrors =>
        isWhole(stype) && (stype < 1 || stype > sourceTypes) ? { stype: [unknownId(stype)] } : {},
    ),
    contacts: rowErrors(given.contacts, (row) => blanks(row, ['name', 'title', 'email'])),
  };
  for (const [field, found] of Object.entries(rows)) if (found) errors[field] = found;
  return errors;
}

/** The body of a report parsed by its schema; throws 400 with all errors at once. */
export async function checkedReport<Schema extends z.core.$ZodType>(
  schema: Schema,
  context: Context,
): Promise<z.output<Schema>> {
  const body = await context.rawBody();
  const given = isFields(body) ? body : {};
  const errors = mergeErrors(schemaErrors(schema, body), referenceErrors(given, context));
  throwIfInvalid(errors);
  return validated(schema, body);
}
