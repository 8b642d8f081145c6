import type { PrivateLocalUnitDetail } from '#contract/localUnit';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import type { CountryRow } from '../places/tables';
import { blankHealth, blankUnit } from './blankUnit';
import { facilityTypes, levels, types } from './optionLists';
import { changeRequests, type LocalUnitRow, localUnits } from './tables';

/** The detail of a branch before its edit, as a request holds it. */
function storedDetail(row: LocalUnitRow, country: CountryRow, author: string): PrivateLocalUnitDetail {
  const {
    created_by,
    versions,
    is_deprecated,
    deprecated_reason,
    deprecated_reason_overview,
    health: _,
    ...fields
  } = row;
  const { lat, lng } = row.location_json;
  const type = types.find(({ id }) => id === row.type);
  return {
    ...fields,
    health: null,
    country_details: { id: country.id, iso3: country.iso3, name: country.name.en ?? '' },
    created_by_details: created_by === null ? null : { id: created_by, username: author },
    level_details: levels.find(({ id }) => id === row.level) ?? null,
    location: `SRID=4326;POINT (${lng} ${lat})`,
    location_geojson: { type: 'Point', coordinates: [lng, lat] },
    modified_by_details: null,
    status_details: 'Validated',
    type_details: { id: row.type, code: row.type, name: type?.name ?? '', colour: null, image_url: null },
    version_id: versions,
    visibility_display: 'Public',
  };
}

const [, , hospital] = facilityTypes;

/** Units that exist at every scale: one in each state, and one that is not public. */
export function seedWritten(kenya: CountryRow, author: number, { store, now }: SeedContext): void {
  const base = {
    ...blankUnit,
    country: kenya.id,
    created_by: author,
    modified_by: author,
    created_at: daysBefore(now, 20),
    modified_at: daysBefore(now, 2),
    date_of_data: dateBefore(now, 2),
    visibility: 3 as const,
    level: 4,
    focal_person_loc: 'Achieng Odhiambo',
  };
  const lakeside: LocalUnitRow = {
    ...base,
    id: 1,
    status: 1,
    local_branch_name: 'Tawi la Kando ya Ziwa',
    english_branch_name: 'Lakeside Branch',
    address_loc: 'Barabara ya Oginga 12',
    address_en: '12 Oginga Road',
    city_en: 'Kisumu',
    city_loc: 'Kisumu',
    phone: '+99 000 2001',
    email: 'lakeside@example.org',
    link: 'https://units.example.org/lakeside',
    location_json: { lat: -0.2, lng: 34.85 },
    source_en: 'Register of branches',
  };
  store.insert(localUnits, lakeside);
  const valley = {
    ...lakeside,
    id: 2,
    local_branch_name: 'Tawi la Bonde',
    english_branch_name: 'Valley Branch',
    address_loc: 'Barabara ya Soko 3',
    address_en: '3 Market Road',
    city_en: 'Nakuru',
    city_loc: 'Nakuru',
    email: 'valley@example.org',
    location_json: { lat: -0.35, lng: 36.1 },
  };
  store.insert(localUnits, {
    ...valley,
    status: 3,
    phone: '+99 000 9999',
    address_en: '5 Market Road',
    update_reason_overview: 'The branch moved.',
    versions: 2,
  });
  store.insert(localUnits, {
    ...base,
    id: 3,
    type: 2,
    status: 2,
    level: null,
    focal_person_loc: null,
    local_branch_name: 'Hospitali ya Mlima',
    english_branch_name: 'Mountain Hospital',
    city_en: 'Nyeri',
    location_json: { lat: -0.43, lng: 36.95 },
    health: {
      ...blankHealth,
      id: 3,
      created_at: base.created_at,
      modified_at: base.modified_at,
      affiliation: 1,
      functionality: 1,
      health_facility_type: hospital?.id ?? 3,
      hospital_type: 9,
      is_teaching_hospital: false,
      is_in_patient_capacity: true,
      maximum_capacity: 60,
      is_isolation_rooms_wards: false,
      general_medical_services: [1, 2],
      specialized_medical_beyond_primary_level: [16],
      blood_services: [7],
      focal_point_position: 'Matron',
      focal_point_email: 'mountain@example.org',
      nurse: 24,
      other_profiles: [{ id: 1, position: 'Counsellor', number: 2 }],
    },
  });
  store.insert(localUnits, {
    ...lakeside,
    id: 4,
    type: 3,
    visibility: 1,
    local_branch_name: 'Kituo cha Dharura',
    english_branch_name: 'Coast Response Base',
    city_en: 'Mombasa',
    location_json: { lat: -3.9, lng: 39.5 },
  });
  const requestOf = (local_unit: number, previous: PrivateLocalUnitDetail | null) => ({
    local_unit,
    previous,
    rejected: null,
    rejected_reason: null,
    status: 1 as const,
    current_validator: 1 as const,
    triggered_by: author,
    created_at: daysBefore(now, 2),
  });
  store.insert(changeRequests, requestOf(2, storedDetail({ ...valley, status: 1 }, kenya, 'staff@example.org')));
  store.insert(changeRequests, requestOf(3, null));
}
