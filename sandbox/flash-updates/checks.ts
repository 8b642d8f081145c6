import type { z } from 'zod';
import type { FlashUpdateBody } from '#contract/flashUpdate';
import type { Context } from '../core/http/context';
import { type FieldErrors, serverError, unknownId, validationError } from '../core/http/errors';
import { schemaErrors, validated } from '../core/http/validate';
import { countries, districts } from '../places/tables';
import { disasterTypes } from '../reference/tables';
import { flashActions, flashFiles } from './tables';

export type FlashUpdateFields = Partial<z.output<typeof FlashUpdateBody>>;

const mostCountries = 10;

/** One object of errors per row, empty for a valid one; undefined when all rows are valid. */
function rowErrors<Row>(field: string, rows: readonly Row[] = [], check: (row: Row) => FieldErrors): FieldErrors {
  const errors = rows.map(check);
  return errors.some((row) => Object.keys(row).length > 0) ? { [field]: errors } : {};
}

const unknownIds = (field: string, ids: readonly (number | null | undefined)[], isKnown: (id: number) => boolean) => {
  const unknown = ids.filter((id) => id !== null && id !== undefined).filter((id) => !isKnown(id));
  return unknown.length > 0 ? { [field]: unknown.map(unknownId) } : {};
};

function referenceErrors(given: FlashUpdateFields, { store, lookups }: Context): FieldErrors {
  const isFile = (id: number) => store.get(flashFiles, id) !== undefined;
  const isCountry = (id: number) => lookups.rows(countries).has(id);
  const isDistrict = (id: number) => lookups.rows(districts).has(id);
  const isAction = (id: number) => lookups.rows(flashActions).has(id);
  return {
    ...(given.title !== undefined && given.title.trim() === '' ? { title: ['This field may not be blank.'] } : {}),
    ...unknownIds('hazard_type', [given.hazard_type], (id) => lookups.rows(disasterTypes).has(id)),
    ...rowErrors('country_district', given.country_district, ({ country, district = [] }) => ({
      ...unknownIds('country', [country], isCountry),
      ...unknownIds('district', district, isDistrict),
    })),
    ...rowErrors('actions_taken', given.actions_taken, ({ actions = [] }) => unknownIds('actions', actions, isAction)),
    ...rowErrors('graphics_files', given.graphics_files, ({ id }) => unknownIds('id', [id], isFile)),
    ...rowErrors('map_files', given.map_files, ({ id }) => unknownIds('id', [id], isFile)),
    ...rowErrors('references', given.references, ({ document }) => unknownIds('document', [document], isFile)),
  };
}

/** Errors between countries and provinces. @source reference/emergencies.md, section 4.6 */
function placeErrors({ country_district: rows = [] }: FlashUpdateFields, { lookups }: Context): FieldErrors {
  if (rows.length > mostCountries)
    return { country_district: [`Number of countries selected should not be greater than ${mostCountries}.`] };
  if (new Set(rows.map(({ country }) => country)).size < rows.length) {
    return { country_district: ['Duplicate country found.'] };
  }
  return rowErrors('country_district', rows, ({ country, district = [] }): FieldErrors => {
    const isElsewhere = district.some((id) => lookups.rows(districts).get(id)?.country !== country);
    return isElsewhere ? { district: ['Different districts found for given country.'] } : {};
  });
}

const throwIfInvalid = (errors: FieldErrors) => {
  if (Object.keys(errors).length > 0) throw validationError(errors);
};

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
  throwIfInvalid(schemaErrors(schema, body));
  const given = validated(schema, body);
  throwIfInvalid(referenceErrors(given, context));
  if (given.country_district?.some(({ district }) => district === undefined)) throw serverError('KeyError: district');
  if (given.references?.some(({ date }) => date === undefined)) throw serverError('NOT NULL constraint failed: date');
  throwIfInvalid(placeErrors(given, context));
  return given;
}
