import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { LocalUnitBody, type PrivateLocalUnitDetail } from '#contract/localUnit';
import { unitStatus } from '#domain/local-units/unitState';
import { isoCodes } from '#domain/places/isoCodes';
import { type Context, requireMember } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import {
  forbidden,
  legacyError,
  requestError,
  saveError,
  serverError,
  unknownId,
  validationError,
} from '../core/http/errors';
import { jsonResponse, type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { isInCountry } from '../places/shapes';
import { countries } from '../places/tables';
import { blankHealth, blankUnit } from './blankUnit';
import { levels, types } from './optionLists';
import { unitOf } from './reading';
import { openRequest } from './requestRows';
import { rightsIn } from './rights';
import { privateDetail } from './serialise';
import { type HealthRow, type LocalUnitRow, localUnits, managedTypes } from './tables';

type GivenUnit = Partial<z.output<typeof LocalUnitBody>>;
type GivenHealth = NonNullable<GivenUnit['health']>;

const newId = () => randomInt(1_000_000, 2 ** 31);

/** Whether a type is externally managed in a country, that is, maintained by import only. */
export const isManaged = ({ store }: Context, country: number, type: number): boolean =>
  store.count(managedTypes, sql`country = ${country} AND local_unit_type = ${type} AND enabled = 1`) > 0;

/** Whether a position is in a country; true for countries that the world map lacks. */
export function isWithin({ lookups }: Pick<Context, 'lookups'>, country: number, lng: number, lat: number): boolean {
  const row = lookups.rows(countries).get(country);
  if (!row?.bbox || row.iso === null) return true;
  return isInCountry(isoCodes(row.iso)?.numeric ?? null, lng, lat) ?? true;
}

/** The server's sentence for a position that is not in a country. */
export const outsideOf = (country: number, { lookups }: Pick<Context, 'lookups'>): string =>
  `Input coordinates is outside country ${lookups.rows(countries).get(country)?.name.en ?? ''} boundary`;

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** @throws ApiError as the real server, in its order. @source reference/local-units.md, section 4.4 */
function checkUnit(given: GivenUnit, context: Context): void {
  const { country, type, level, location_json } = given;
  if (country !== undefined && !context.lookups.rows(countries).has(country)) {
    throw validationError({ country: [unknownId(country)] });
  }
  if (type !== undefined && !types.some(({ id }) => id === type)) {
    throw validationError({ type: [unknownId(type)] });
  }
  if (typeof level === 'number' && !levels.some(({ id }) => id === level)) {
    throw validationError({ level: [unknownId(level)] });
  }
  if (country !== undefined && type !== undefined && isManaged(context, country, type)) {
    throw requestError('Country and Local unit Type is externally managed cannot be created manually.');
  }
  if (isBlank(given.local_branch_name) && isBlank(given.english_branch_name)) {
    throw requestError('Branch Name Combination is required !');
  }
  if (type === undefined) throw serverError('KeyError: type');
  if (type === 1 && given.health) throw requestError(`{"Can't have health data for type 1"}`);
  if (location_json === undefined) throw serverError('KeyError: location_json');
  if (country !== undefined && !isWithin(context, country, location_json.lng, location_json.lat)) {
    throw saveError({ location_json: outsideOf(country, context) });
  }
}

function mergedHealth(given: GivenHealth, stored: HealthRow | null, user: number, now: string): HealthRow {
  const isStored = stored !== null && given.id === stored.id;
  const before = isStored ? stored : { ...blankHealth, id: newId(), created_by: user, created_at: now };
  const { other_profiles: profiles, ...fields } = given;
  return {
    ...before,
    ...definedFields(fields),
    // a profile with an id that the health data has is updated, any other is new
    other_profiles:
      profiles?.map(({ id, number, position }) => ({
        id: before.other_profiles.some((profile) => profile.id === id) && id !== undefined ? id : newId(),
        number,
        position,
      })) ?? before.other_profiles,
    id: before.id,
    modified_by: user,
    modified_at: now,
  };
}

/** A position as the server stores it: it writes six decimal places. */
export const storedPosition = ({ lat, lng }: LocalUnitRow['location_json']): LocalUnitRow['location_json'] => ({
  lat: Number(lat.toFixed(6)),
  lng: Number(lng.toFixed(6)),
});

function merged<Row extends Omit<LocalUnitRow, 'id'>>(stored: Row, given: GivenUnit, context: Context): Row {
  const user = requireMember(context).id;
  const now = context.now.toISOString();
  const { health, ...fields } = given;
  return {
    ...stored,
    ...definedFields(fields),
    ...(fields.location_json && { location_json: storedPosition(fields.location_json) }),
    ...(health === undefined ? {} : { health: health && mergedHealth(health, stored.health, user, now) }),
    modified_by: user,
    modified_at: now,
  };
}

async function createUnit(context: Context): Promise<Response> {
  const user = requireMember(context);
  const given = await context.body(LocalUnitBody);
  checkUnit(given, context);
  const blank = { ...blankUnit, created_by: user.id, created_at: context.now.toISOString() };
  const row = context.store.transaction(() => {
    const made = context.store.insert(localUnits, {
      ...merged(blank, given, context),
      // the first edit fills it
      modified_by: null,
      status: unitStatus.unvalidated,
    });
    openRequest(made, null, context);
    return made;
  });
  return jsonResponse(201, privateDetail(row, context));
}

/** Stores the new values at once and opens a request for their validation. */
async function editUnit(context: Context): Promise<unknown> {
  requireMember(context);
  const stored = unitOf(context);
  if (!rightsIn(context, stored.country).mayEdit(stored.type)) {
    throw forbidden(
      'Only Country Admins, Local Unit Validators, Region Admins, or Superusers are allowed to update Local Units.',
    );
  }
  const given = await context.body(LocalUnitBody.partial());
  if (stored.status !== unitStatus.validated) throw legacyError('Only validated local unit is allowed to update');
  checkUnit(given, context);
  if (isBlank(given.update_reason_overview)) throw serverError('ValidationError: Update reason is required');
  const previous = privateDetail(stored, context);
  const row = context.store.transaction(() => {
    const changed = {
      ...merged(stored, given, context),
      status: unitStatus.pendingEdit,
      versions: stored.versions + 1,
    };
    const saved = context.store.update(localUnits, stored.id, changed);
    openRequest(saved, previous, context);
    return saved;
  });
  return privateDetail(row, context);
}

/** Restores the detail before an edit, by the rules of an update. */
export function restoredUnit(row: LocalUnitRow, previous: PrivateLocalUnitDetail, context: Context): LocalUnitRow {
  const given = LocalUnitBody.partial().parse(previous);
  checkUnit(given, context);
  return { ...merged(row, given, context), status: unitStatus.validated, versions: row.versions + 1 };
}

/** @source reference/local-units.md, section 4.4 */
export const writingRoutes: Route[] = [
  route('POST /api/v2/local-units/', 'members', createUnit),
  route('PUT /api/v2/local-units/{id}/', 'members', editUnit),
  route('PATCH /api/v2/local-units/{id}/', 'members', editUnit),
];
