import type {
  HealthData,
  LocalUnit,
  LocalUnitCountry,
  LocalUnitDetail,
  LocalUnitOption,
  LocalUnitUser,
  PrivateLocalUnit,
  PrivateLocalUnitDetail,
} from '#contract/localUnit';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { users } from '../core/sign-in/users';
import { countries } from '../places/tables';
import { display } from '../reference/labels';
import { facilityType, healthLists, unitLevel, unitType, withTranslatedName } from './optionLists';
import type { HealthRow, LocalUnitRow } from './tables';

export function unitCountry({ lookups, language }: Context, id: number): LocalUnitCountry {
  const row = lookups.rows(countries).get(id);
  return { id, iso3: row?.iso3 ?? null, name: inLanguage(row?.name, language) ?? '' };
}

/** Names of users, each read once. */
export function unitUsers({ store }: Context, ids: Iterable<number | null>) {
  const found = store.getMany(
    users,
    [...ids].filter((id) => id !== null),
  );
  return (id: number | null): LocalUnitUser | null => {
    const row = id === null ? undefined : found.get(id);
    if (!row) return null;
    const { username, email, first_name, last_name } = row;
    return { id: row.id, username, email, first_name, last_name };
  };
}

type UserOf = ReturnType<typeof unitUsers>;

const point = ({ location_json: { lat, lng } }: LocalUnitRow) => ({ type: 'Point' as const, coordinates: [lng, lat] });

/** Units in the shape of the public list. */
export function publicUnits(rows: readonly LocalUnitRow[], context: Context): LocalUnit[] {
  return rows.map((row) => ({
    id: row.id,
    address_en: row.address_en,
    address_loc: row.address_loc,
    country: row.country,
    country_details: unitCountry(context, row.country),
    english_branch_name: row.english_branch_name,
    health: row.health?.id ?? null,
    health_details: row.health && {
      id: row.health.id,
      health_facility_type: row.health.health_facility_type,
      health_facility_type_details: facilityType(row.health.health_facility_type, context),
    },
    local_branch_name: row.local_branch_name,
    location_geojson: point(row),
    status: row.status,
    status_details: display('local_units_status', row.status, context.language),
    type: row.type,
    type_details: unitType(row.type, context),
  }));
}

/** Units in the shape of the list of members. */
export function privateUnits(rows: readonly LocalUnitRow[], context: Context): PrivateLocalUnit[] {
  const userOf = unitUsers(
    context,
    rows.map(({ modified_by }) => modified_by),
  );
  return publicUnits(rows, context).map((unit, index) => {
    const row = rows[index];
    if (!row) throw new Error(`no row ${index}`);
    return {
      ...unit,
      bulk_upload: row.bulk_upload,
      email: row.email,
      focal_person_en: row.focal_person_en,
      focal_person_loc: row.focal_person_loc,
      modified_at: row.modified_at,
      modified_by_details: userOf(row.modified_by),
      phone: row.phone,
      update_reason_overview: row.update_reason_overview,
    };
  });
}

const one = (list: readonly LocalUnitOption[], id: number | null, context: Context): LocalUnitOption | null => {
  const found = list.find((option) => option.id === id);
  return found ? withTranslatedName(found, context) : null;
};
const known = (list: readonly LocalUnitOption[], id: number, context: Context): LocalUnitOption =>
  one(list, id, context) ?? { id, code: id, name: '' };
const several = (list: readonly LocalUnitOption[], ids: readonly number[], context: Context) =>
  list.filter(({ id }) => ids.includes(id)).map((option) => withTranslatedName(option, context));

const healthData = (row: HealthRow, userOf: UserOf, context: Context): HealthData => ({
  ...row,
  affiliation_details: known(healthLists.affiliation, row.affiliation, context),
  blood_services_details: several(healthLists.blood_services, row.blood_services, context),
  created_by_details: userOf(row.created_by),
  functionality_details: known(healthLists.functionality, row.functionality, context),
  general_medical_services_details: several(
    healthLists.general_medical_services,
    row.general_medical_services,
    context,
  ),
  health_facility_type_details: facilityType(row.health_facility_type, context),
  hospital_type_details: one(healthLists.hospital_type, row.hospital_type, context),
  modified_by_details: userOf(row.modified_by),
  primary_health_care_center_details: one(
    healthLists.primary_health_care_center,
    row.primary_health_care_center,
    context,
  ),
  professional_training_facilities_details: several(
    healthLists.professional_training_facilities,
    row.professional_training_facilities,
    context,
  ),
  specialized_medical_beyond_primary_level_details: several(
    healthLists.specialized_medical_beyond_primary_level,
    row.specialized_medical_beyond_primary_level,
    context,
  ),
});

function sharedDetail(row: LocalUnitRow, userOf: UserOf, context: Context): LocalUnitDetail {
  const { address_en, address_loc, city_en, city_loc, country, created_at, date_of_data, draft, link, postcode } = row;
  const { english_branch_name, local_branch_name, level, modified_at, source_en, source_loc, status, subtype } = row;
  const { lat, lng } = row.location_json;
  return {
    address_en,
    address_loc,
    city_en,
    city_loc,
    country,
    country_details: unitCountry(context, country),
    created_at,
    date_of_data,
    draft,
    english_branch_name,
    health: row.health && healthData(row.health, userOf, context),
    level,
    level_details: unitLevel(level, context),
    link,
    local_branch_name,
    location: `SRID=4326;POINT (${lng} ${lat})`,
    location_geojson: point(row),
    modified_at,
    postcode,
    source_en,
    source_loc,
    status,
    status_details: display('local_units_status', status, context.language),
    subtype,
    type: row.type,
    type_details: unitType(row.type, context),
    visibility_display: display('api_visibility_choices', row.visibility, context.language),
  };
}

const usersOf = (row: LocalUnitRow, context: Context) =>
  unitUsers(context, [
    row.created_by,
    row.modified_by,
    row.health?.created_by ?? null,
    row.health?.modified_by ?? null,
  ]);

export const publicDetail = (row: LocalUnitRow, context: Context): LocalUnitDetail =>
  sharedDetail(row, usersOf(row, context), context);

export function privateDetail(row: LocalUnitRow, context: Context): PrivateLocalUnitDetail {
  const userOf = usersOf(row, context);
  return {
    ...sharedDetail(row, userOf, context),
    id: row.id,
    bulk_upload: row.bulk_upload,
    created_by_details: userOf(row.created_by),
    email: row.email,
    focal_person_en: row.focal_person_en,
    focal_person_loc: row.focal_person_loc,
    location_json: row.location_json,
    modified_by: row.modified_by,
    modified_by_details: userOf(row.modified_by),
    phone: row.phone,
    update_reason_overview: row.update_reason_overview,
    version_id: row.versions,
    visibility: row.visibility,
  };
}
