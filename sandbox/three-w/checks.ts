import type { z } from 'zod';
import type { EmergencyProjectBody } from '#contract/emergencyProject';
import type { ProjectBody } from '#contract/project';
import type { Context } from '../core/http/context';
import {
  type FieldErrors,
  requestError,
  serverError,
  throwIfInvalid,
  unknownId,
  validationError,
} from '../core/http/errors';
import { sql } from '../core/store/sql';
import { events } from '../emergencies/tables';
import { countries, districts } from '../places/tables';
import { disasterTypes, sectors } from '../reference/tables';
import { erus } from '../surge/tables';
import { actionById, sectorById } from './options';
import { admin2Areas, regionalProjects } from './tables';

export type GivenProject = Partial<z.output<typeof ProjectBody>>;
export type GivenActivities = Partial<z.output<typeof EmergencyProjectBody>>;

type IsKnown = (id: number, context: Context) => boolean;

const isCountry: IsKnown = (id, { lookups }) => lookups.rows(countries).has(id);
const isDistrict: IsKnown = (id, { lookups }) => lookups.rows(districts).has(id);
const isAdmin2: IsKnown = (id, { store }) => store.get(admin2Areas, id) !== undefined;
const isEvent: IsKnown = (id, { store }) => store.get(events, id) !== undefined;
const isEru: IsKnown = (id, { store }) => store.get(erus, id) !== undefined;
const isDisasterType: IsKnown = (id, { lookups }) => lookups.rows(disasterTypes).has(id);
const isRegionalProject: IsKnown = (id, { store }) => store.get(regionalProjects, id) !== undefined;
const isSector =
  (kind: 'primary' | 'secondary'): IsKnown =>
  (key, { store }) =>
    store.count(sectors, sql`kind = ${kind} AND key = ${key}`) > 0;

/** Errors for unknown ids, by field. */
function unknownIds(given: object, kinds: Readonly<Record<string, IsKnown>>, context: Context): FieldErrors {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([field, isKnown]) => {
      const value: unknown = Reflect.get(given, field);
      const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
      const unknown = ids.filter((id) => !isKnown(id, context));
      return unknown.length > 0 ? [[field, unknown.map(unknownId)]] : [];
    }),
  );
}

/** The fields that the server's checks read without testing whether they were sent. @source reference/three-w.md, section 4.7 */
function needs<Given extends object>(given: Given, fields: readonly (keyof Given & string)[]): void {
  const absent = fields.find((field) => given[field] === undefined);
  if (absent) throw serverError(`KeyError: ${absent}`);
}

/** @throws ApiError 400 and 500 as the real server. @source reference/three-w.md, section 4.5 */
export function checkProject(given: GivenProject, context: Context): void {
  throwIfInvalid(
    unknownIds(
      given,
      {
        reporting_ns: isCountry,
        project_country: isCountry,
        project_districts: isDistrict,
        project_admin2: isAdmin2,
        event: isEvent,
        dtype: isDisasterType,
        primary_sector: isSector('primary'),
        secondary_sectors: isSector('secondary'),
        regional_project: isRegionalProject,
      },
      context,
    ),
  );
  needs(given, ['project_districts', 'operation_type', 'programme_type']);
  const of = new Set(given.project_districts?.map((id) => context.lookups.rows(districts).get(id)?.country));
  if (of.size > 1) throw requestError('Different country found for given districts');
  if (given.operation_type === 1 && given.programme_type === 1 && (given.event ?? null) === null) {
    throw requestError(
      'Event should be provided if operation type is Emergency Operation and programme type is Multilateral',
    );
  }
}

function activityErrors(activity: NonNullable<GivenActivities['activities']>[number]): FieldErrors {
  const action = actionById(activity.action);
  if (typeof activity.action === 'number' && !action) return { action: [unknownId(activity.action)] };
  if (!sectorById(activity.sector)) return { sector: [unknownId(activity.sector)] };
  const supplies = Object.keys(activity.supplies ?? {});
  if (supplies.length === 0) return {};
  if (!action) throw serverError("AttributeError: 'NoneType' object has no attribute 'supplies'");
  const offered = action.supplies_details.map(({ id }) => String(id));
  const text = supplies.find((key) => !/^-?\d+$/.test(key));
  if (text !== undefined) throw serverError(`invalid literal for int() with base 10: '${text}'`);
  const foreign = supplies.filter((key) => !offered.includes(key));
  return foreign.length > 0 ? { supplies: [`Invalid supplies keys: ${foreign.join(', ')}`] } : {};
}

/** @throws ApiError 400 and 500 as the real server. @source reference/three-w.md, section 4.5 */
export function checkActivities(given: GivenActivities, context: Context): void {
  throwIfInvalid(
    unknownIds(
      given,
      {
        event: isEvent,
        country: isCountry,
        districts: isDistrict,
        admin2: isAdmin2,
        reporting_ns: isCountry,
        deployed_eru: isEru,
      },
      context,
    ),
  );
  needs(given, given.districts === undefined ? ['activity_lead'] : ['activity_lead', 'country']);
  const isElsewhere = given.districts?.some((id) => context.lookups.rows(districts).get(id)?.country !== given.country);
  throwIfInvalid({
    ...(isElsewhere ? { districts: ['All region/province should be from selected country'] } : {}),
    ...(given.activity_lead === 'national_society' && (given.reporting_ns ?? null) === null
      ? { reporting_ns: ['Reporting NS is required when National Society is leading the activity'] }
      : {}),
    ...(given.activity_lead === 'deployed_eru' && (given.deployed_eru ?? null) === null
      ? { deployed_eru: ['Deployed ERU is required when Deployed ERU is leading the activity'] }
      : {}),
  });
  const errors = (given.activities ?? []).map(activityErrors);
  if (errors.some((row) => Object.keys(row).length > 0)) throw validationError({ activities: errors });
}
