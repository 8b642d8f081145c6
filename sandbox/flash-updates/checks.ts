import type { z } from 'zod';
import type { FlashUpdateBody } from '#contract/flashUpdate';
import type { Context } from '../core/http/context';
import { type FieldErrors, mergeErrors, serverError, throwIfInvalid, unknownId } from '../core/http/errors';
import { schemaErrors, validated } from '../core/http/validate';
import { countries, districts } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { flashActions } from './tables';

export type FlashUpdateFields = Partial<z.output<typeof FlashUpdateBody>>;

const mostCountries = 10;

/** One object of errors per row, empty for a valid one; undefined when all rows are valid. */
function rowErrors<Row>(field: string, rows: readonly Row[] = [], check: (row: Row) => FieldErrors): FieldErrors {
  const errors = rows.map(check);
  return errors.some((row) => Object.keys(row).length > 0) ? { [field]: errors } : {};
}

const unknownIds = (field: string, ids: readonly (number | null | undefined)[], isKnown: (id: number) => boolean) => {
  const unknown = ids.filter((id) => typeof id === 'number').filter((id) => !isKnown(id));
  return unknown.length > 0 ? { [field]: unknown.map(unknownId) } : {};
};

/** Lists of the body that are lists of objects, whatever else is wrong with it. */
function rowsOf(body: unknown): FlashUpdateFields {
  const given = typeof body === 'object' && body !== null ? body : {};
  const isRows = (value: unknown) => Array.isArray(value) && value.every((row) => typeof row === 'object' && row);
  const fits = ([field, value]: [string, unknown]) => field === 'hazard_type' || field === 'title' || isRows(value);
  // the checks read ids and texts alone, each by its kind
  return Object.fromEntries(Object.entries(given).filter(fits)) as FlashUpdateFields;
}

/** Errors for unknown ids. An id of a file that does not exist is none: the server makes an empty file. */
function referenceErrors(given: FlashUpdateFields, { lookups }: Context): FieldErrors {
  const isCountry = (id: number) => lookups.rows(countries).has(id);
  const isDistrict = (id: number) => lookups.rows(districts).has(id);
  const isAction = (id: number) => lookups.rows(flashActions).has(id);
  return {
    ...(typeof given.title === 'string' && given.title.trim() === ''
      ? { title: ['This field may not be blank.'] }
      : {}),
    ...unknownIds('hazard_type', [given.hazard_type], (id) => lookups.rows(disasterTypes).has(id)),
    ...rowErrors('country_district', given.country_district, ({ country, district = [] }) => ({
      ...unknownIds('country', [country], isCountry),
      ...unknownIds('district', district, isDistrict),
    })),
    ...rowErrors('actions_taken', given.actions_taken, ({ actions = [] }) => unknownIds('actions', actions, isAction)),
  };
}

/** The error for a country that is named twice. */
const duplicates = ({ country_district: rows = [] }: FlashUpdateFields): FieldErrors =>
  new Set(rows.map(({ country }) => country)).size < rows.length
    ? { country_district: ['Duplicate country selected'] }
    : {};

/** Errors between countries and provinces. @source reference/emergencies.md, section 4.6 */
function placeErrors({ country_district: rows = [] }: FlashUpdateFields, { lookups }: Context): FieldErrors {
  if (rows.length > mostCountries)
    return { country_district: [`Number of countries selected should not be greater than ${mostCountries}.`] };
  return rowErrors('country_district', rows, ({ country, district = [] }): FieldErrors => {
    const isElsewhere = district.some((id) => lookups.rows(districts).get(id)?.country !== country);
    return isElsewhere ? { district: ['Different districts found for given country.'] } : {};
  });
}

/**
 * The body of an update parsed by its schema.
 *
 * @throws ApiError 400 with errors by field, 500 for bodies on which the real server fails
 */
export async function checkedUpdate(
  schema: z.core.$ZodType<FlashUpdateFields>,
  context: Context,
): Promise<FlashUpdateFields> {
  const body = await context.rawBody();
  const rows = rowsOf(body);
  throwIfInvalid(mergeErrors({ ...duplicates(rows), ...schemaErrors(schema, body) }, referenceErrors(rows, context)));
  const given = validated(schema, body);
  if (given.country_district?.some(({ district }) => district === undefined)) throw serverError('KeyError: district');
  if (given.references?.some(({ date }) => date === undefined)) throw serverError('NOT NULL constraint failed: date');
  throwIfInvalid(placeErrors(given, context));
  return given;
}
