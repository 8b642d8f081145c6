import { ExternallyManagedType, ExternallyManagedTypeBody } from '#contract/localUnitImport';
import { unitStatus } from '#domain/local-units/unitState';
import { type Context, requireUser } from '../core/http/context';
import { forbidden, requestError, serverError, unknownId, validationError } from '../core/http/errors';
import { anyOfColumn, equals, type Filters } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { jsonResponse, type Route, route } from '../core/http/route';
import { name, sql, valueList } from '../core/store/sql';
import { countries } from '../places/tables';
import { types, unitType } from './optionLists';
import { unitCountry } from './serialise';
import { localUnits, type ManagedTypeRow, managedTypes } from './tables';

const byText = (column: string) => ({
  [`country__${column === 'name_en' ? 'name' : column}`]: (values: readonly string[]) =>
    sql`country IN (SELECT id FROM country WHERE ${name(column)} = ${values.at(-1) ?? ''})`,
  [`country__${column === 'name_en' ? 'name' : column}__in`]: (values: readonly string[]) =>
    sql`country IN (SELECT id FROM country WHERE ${name(column)} IN ${valueList(values.flatMap((value) => value.split(',')))})`,
});

/** The filters by country of managed types and of imports. @source reference/local-units.md, section 4.2 */
export const countryFilters: Filters = {
  ...byText('name_en'),
  ...byText('iso3'),
  ...byText('iso'),
  country__id: equals('country'),
  country__id__in: anyOfColumn('country'),
};

const item = (row: ManagedTypeRow, context: Context): ExternallyManagedType => ({
  id: row.id,
  country_details: unitCountry(context, row.country),
  enabled: row.enabled,
  local_unit_type_details: unitType(row.local_unit_type, context),
});

function requireSuperuser(context: Context): void {
  if (!requireUser(context).is_superuser) throw forbidden();
}

function checkPlace(country: number, type: number, { lookups }: Context): void {
  const row = lookups.rows(countries).get(country);
  if (!row || row.is_deprecated || row.independent !== true || row.iso3 === null || row.record_type !== 1) {
    throw validationError({ country: [unknownId(country)] });
  }
  if (!types.some(({ id }) => id === type)) throw validationError({ local_unit_type: [unknownId(type)] });
}

/** Switching on requires that no unit of the type is pending; both directions update all units of the type. */
function applySwitch(
  { country, local_unit_type: type, enabled }: Omit<ManagedTypeRow, 'id'>,
  { store }: Context,
): void {
  const units = sql`country = ${country} AND type = ${type} AND is_deprecated = 0`;
  if (enabled && store.count(localUnits, sql`${units} AND status NOT IN (1, 4)`) > 0) {
    throw requestError(
      'All local units of this type and country must be validated before it can be externally managed.',
    );
  }
  const status = enabled ? unitStatus.externallyManaged : unitStatus.validated;
  for (const id of store.ids(localUnits, sql`${units} AND status <> ${status}`))
    store.update(localUnits, id, { status });
}

async function create(context: Context): Promise<Response> {
  requireSuperuser(context);
  const { country, local_unit_type, enabled = false } = await context.body(ExternallyManagedTypeBody);
  checkPlace(country, local_unit_type, context);
  const isOther = sql`country = ${country} AND local_unit_type = ${local_unit_type}`;
  if (context.store.count(managedTypes, isOther) > 0) {
    throw requestError('An externally managed local unit with this country and type already exists.');
  }
  const row = context.store.transaction(() => {
    applySwitch({ country, local_unit_type, enabled }, context);
    return context.store.insert(managedTypes, { country, local_unit_type, enabled });
  });
  return jsonResponse(201, item(row, context));
}

async function change(context: Context): Promise<unknown> {
  requireSuperuser(context);
  const stored = rowOf(context, managedTypes);
  const given = await context.body(ExternallyManagedTypeBody.partial());
  const enabled = given.enabled === true;
  if (enabled && (given.country === undefined || given.local_unit_type === undefined)) {
    throw serverError('KeyError: country');
  }
  const { country, local_unit_type } = { ...stored, ...given };
  checkPlace(country ?? stored.country, local_unit_type ?? stored.local_unit_type, context);
  const row = context.store.transaction(() => {
    applySwitch({ country: stored.country, local_unit_type: stored.local_unit_type, enabled }, context);
    return context.store.update(managedTypes, stored.id, { enabled });
  });
  return item(row, context);
}

/** Types that are maintained by files alone. @source reference/local-units.md, section 4.5 */
export const managedRoutes: Route[] = [
  // there is no detail endpoint
  ...resource('/api/v2/externally-managed-local-unit/', managedTypes, {
    access: 'logged-in',
    filters: countryFilters,
    ordering: ['id', 'country', 'local_unit_type', 'enabled'],
    item: ExternallyManagedType,
    serialise: (rows, context) => rows.map((row) => item(row, context)),
  }),
  route('POST /api/v2/externally-managed-local-unit/', 'logged-in', create),
  route('PUT /api/v2/externally-managed-local-unit/{id}/', 'logged-in', change),
  route('PATCH /api/v2/externally-managed-local-unit/{id}/', 'logged-in', change),
];
