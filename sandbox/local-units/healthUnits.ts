import { z } from 'zod';
import type { Context } from '../core/http/context';
import { contains, equals, type Filters } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Route } from '../core/http/route';
import { name, sql } from '../core/store/sql';
import { display } from '../reference/labels';
import { facilityTypes, healthLists, unitType, withTranslatedName } from './optionLists';
import { unitCountry } from './serialise';
import { type LocalUnitRow, localUnits } from './tables';

type Options = readonly { id: number; code: number; name: string }[];

const choice = (list: Options, id: number | null, context: Context) => {
  const found = list.find((option) => option.id === id);
  return found ? { code: found.code, name: withTranslatedName(found, context).name } : null;
};
const choices = (list: Options, ids: readonly number[], context: Context) =>
  ids.flatMap((id) => choice(list, id, context) ?? []);

/** A health facility without nesting. The real one lacks pharmacists and other training facilities. */
function flatUnit(row: LocalUnitRow, context: Context): unknown {
  const { health } = row;
  if (!health) throw new Error(`unit ${row.id} has no health data`);
  const { id: _, other_training_facilities, pharmacists, ...data } = health;
  const { created_at, created_by, modified_at, modified_by, is_isolation_rooms_wards, ...facts } = data;
  const country = unitCountry(context, row.country);
  return {
    ...facts,
    id: row.id,
    is_isolation_rooms_wards,
    affiliation: choice(healthLists.affiliation, health.affiliation, context),
    blood_services: choices(healthLists.blood_services, health.blood_services, context),
    functionality: choice(healthLists.functionality, health.functionality, context),
    general_medical_services: choices(healthLists.general_medical_services, health.general_medical_services, context),
    health_facility_type: choice(facilityTypes, health.health_facility_type, context),
    hospital_type: choice(healthLists.hospital_type, health.hospital_type, context),
    other_profiles: health.other_profiles.map(({ position }) => position).join(', '),
    primary_health_care_center: choice(
      healthLists.primary_health_care_center,
      health.primary_health_care_center,
      context,
    ),
    professional_training_facilities: choices(
      healthLists.professional_training_facilities,
      health.professional_training_facilities,
      context,
    ),
    specialized_medical_beyond_primary_level: choices(
      healthLists.specialized_medical_beyond_primary_level,
      health.specialized_medical_beyond_primary_level,
      context,
    ),
    country_id: country.id,
    country_iso3: country.iso3,
    country_name: country.name,
    type_code: row.type,
    type_name: unitType(row.type, context).name,
    status: row.status,
    status_display: display('local_units_status', row.status, context.language),
    location: row.location_json,
    address_en: row.address_en,
    address_loc: row.address_loc,
    city_en: row.city_en,
    city_loc: row.city_loc,
    date_of_data: row.date_of_data,
    email: row.email,
    english_branch_name: row.english_branch_name,
    focal_person_en: row.focal_person_en,
    focal_person_loc: row.focal_person_loc,
    link: row.link,
    local_branch_name: row.local_branch_name,
    phone: row.phone,
    postcode: row.postcode,
    subtype: row.subtype,
  };
}

const filters: Filters = {
  region: (values, parameter) => sql`country IN (SELECT id FROM country WHERE ${equals('region')(values, parameter)})`,
  country: equals('country'),
  iso3: (values) => sql`country IN (SELECT id FROM country WHERE ${name('iso3')} = ${values.at(-1) ?? ''})`,
  validated: (values) => (/^(true|1)$/i.test(values.at(-1) ?? '') ? sql`status = 1` : sql`status <> 1`),
  subtype: contains('subtype'),
};

/** Public, and read by other services alone. @source reference/local-units.md, sections 4.1 to 4.3 */
export const healthUnitRoutes: Route[] = resource('/api/v2/health-local-units/', localUnits, {
  filters,
  ordering: ['id'],
  search: ['local_branch_name', 'english_branch_name'],
  visible: () => sql`type = 2 AND is_health = 1 AND visibility = 3 AND is_deprecated = 0`,
  item: z.looseObject({ id: z.int() }),
  serialise: (rows, context) => rows.map((row) => flatUnit(row, context)),
  single: flatUnit,
});
