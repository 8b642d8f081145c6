import { isoCodes } from '#domain/places/isoCodes';
import { seededUserId } from '../account/demoAccounts';
import type { SeedContext } from '../core/seed/context';
import { dateBefore, daysBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { countryOffices } from '../countries/tables';
import { seededPlaces } from '../places/seeded';
import { isInCountry } from '../places/shapes';
import { type CountryRow, districts } from '../places/tables';
import { blankHealth, blankUnit } from './blankUnit';
import { officeTypes } from './offices';
import { seedImports } from './seedImports';
import { seedWritten } from './seedWritten';
import {
  changeRequests,
  delegationOffices,
  type HealthRow,
  type LocalUnitRow,
  localUnits,
  managedTypes,
} from './tables';

const towns =
  'Alder Baobab Cedar Delta Ember Fern Garnet Harbour Iris Juniper Kestrel Lagoon Maple Nectar Olive Palm'.split(' ');
const ends = ['bridge', 'field', 'ford', 'gate', 'hill', 'market', 'mouth', 'side', 'vale', 'well'];
const kinds: Readonly<Record<number, string>> = {
  1: 'Branch',
  2: 'Clinic',
  3: 'Response Base',
  4: 'Assistance Centre',
  5: 'Training Centre',
  6: 'Depot',
};
const facilityKinds: Readonly<Record<number, string>> = {
  1: 'Ambulance Station',
  2: 'Blood Centre',
  3: 'Hospital',
  4: 'Pharmacy',
  5: 'Health Centre',
  6: 'Care Home',
  7: 'Nursing School',
  8: 'Eye Clinic',
  9: 'Health Post',
};

/** A point within a country; its centre for a country that the world map lacks. */
export function pointIn(country: CountryRow, random: Random): { lat: number; lng: number } {
  const [ring = []] = country.bbox?.coordinates ?? [];
  const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = ring;
  const number = isoCodes(country.iso ?? '')?.numeric ?? null;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const [lng, lat] = [west + random.next() * (east - west), south + random.next() * (north - south)];
    if (isInCountry(number, lng, lat)) return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
  }
  const [lng = 0, lat = 0] = country.centroid?.coordinates ?? [];
  return { lat, lng };
}

/** The health data of a facility, with the conditional fields of its type. */
export function seededHealth(id: number, facility: number, random: Random): HealthRow {
  const hasBeds = [3, 5, 6, 8, 9].includes(facility);
  const nurses = random.between(1, 40);
  return {
    ...blankHealth,
    id,
    affiliation: random.pick([1, 1, 2, 4]),
    functionality: random.pick([1, 1, 1, 2, 3, 4]),
    health_facility_type: facility,
    other_facility_type: facility === 9 ? 'Mobile health post' : null,
    primary_health_care_center: facility === 5 ? 1 : null,
    speciality: facility === 8 ? 'Ophthalmology' : null,
    hospital_type: facility === 3 ? 9 : null,
    is_teaching_hospital: facility === 3 ? random.chance(0.3) : null,
    ambulance_type_a: facility === 1 ? random.between(1, 6) : null,
    ambulance_type_b: facility === 1 ? random.between(0, 3) : null,
    professional_training_facilities: facility === 7 ? [1, 2] : [],
    is_in_patient_capacity: hasBeds ? true : null,
    maximum_capacity: hasBeds ? random.between(4, 120) : null,
    is_isolation_rooms_wards: hasBeds ? false : null,
    general_medical_services: random.some([1, 2, 3, 4, 5], 3),
    specialized_medical_beyond_primary_level: random.chance(0.4) ? [100] : random.some([2, 3, 8, 10, 16, 18], 2),
    blood_services: facility === 2 ? [1, 2, 4] : [7],
    is_warehousing: random.chance(0.4),
    is_cold_chain: random.chance(0.5),
    focal_point_position: 'Head of facility',
    focal_point_email: `facility.${id}@example.org`,
    focal_point_phone_number: `+99 000 ${1000 + (id % 9000)}`,
    nurse: nurses,
    general_practitioner: random.between(0, 8),
    total_number_of_human_resource: nurses + 12,
  };
}

/** No training unit has a pending request, so that its type can be switched to external management. */
const statusOf = (type: number, managed: boolean, random: Random): LocalUnitRow['status'] => {
  if (managed) return 4;
  return type !== 5 && random.chance(0.06) ? 2 : 1;
};

interface SeededCountry {
  readonly row: CountryRow;
  readonly cities: readonly string[];
  readonly isManaged: (type: number) => boolean;
}

function seedUnit(
  id: number,
  { row: country, cities, isManaged }: SeededCountry,
  author: number,
  context: SeedContext,
) {
  const { store, now, random } = context;
  const type = random.weighted([
    [1, 40],
    [2, 30],
    [3, 8],
    [4, 8],
    [5, 8],
    [6, 6],
  ]);
  const facility = random.between(1, 9);
  const kind = type === 2 ? facilityKinds[facility] : kinds[type];
  const english = `${random.pick(towns)}${random.pick(ends)} ${kind}`;
  const city = cities.length > 0 ? random.pick(cities) : null;
  const status = statusOf(type, isManaged(type), random);
  const age = random.between(3, 900);
  const dates = { created_at: daysBefore(now, age + 5), modified_at: daysBefore(now, age) };
  const unit: LocalUnitRow = {
    ...blankUnit,
    ...dates,
    id,
    country: country.id,
    type,
    status,
    english_branch_name: english,
    local_branch_name: random.chance(0.7) ? english : null,
    address_en: `${random.between(1, 200)} ${random.pick(towns)} Road`,
    city_en: city,
    city_loc: city,
    postcode: String(10_000 + (id % 90_000)),
    level: type === 2 ? null : random.between(1, 4),
    phone: type === 2 ? null : `+99 000 ${2000 + (id % 8000)}`,
    email: type === 2 ? null : `unit.${id}@example.org`,
    focal_person_en: 'Branch coordinator',
    focal_person_loc: type === 2 ? null : 'Branch coordinator',
    location_json: pointIn(country, random),
    visibility: random.weighted([
      [3, 80],
      [1, 14],
      [4, 6],
    ]),
    date_of_data: dateBefore(now, age),
    created_by: author,
    modified_by: author,
    health: type === 2 ? { ...seededHealth(id, facility, random), ...dates } : null,
  };
  store.insert(localUnits, unit);
  if (status !== 2) return;
  store.insert(changeRequests, {
    local_unit: id,
    previous: null,
    rejected: null,
    rejected_reason: null,
    status: 1,
    current_validator: 1,
    triggered_by: author,
    created_at: unit.modified_at,
  });
}

const officeCode = (kind: string | null) =>
  Number(Object.entries(officeTypes).find(([, name]) => name === kind)?.[0] ?? 7);

/** The offices in the records of countries, with their places. */
function seedOffices({ store, rows, now }: SeedContext, byId: ReadonlyMap<number, CountryRow>): void {
  for (const office of rows(countryOffices)) {
    const of = byId.get(office.country);
    const [longitude = 0, latitude = 0] = of?.centroid?.coordinates ?? [];
    store.insert(delegationOffices, {
      country: office.country,
      dotype: officeCode(office.dotype_name),
      name: `${of?.name.en} ${office.dotype_name}`,
      address: office.address ?? null,
      city: office.city ?? null,
      postcode: null,
      hod_first_name: office.hod_first_name ?? '',
      hod_last_name: office.hod_last_name ?? '',
      latitude,
      longitude,
      created_at: daysBefore(now, 700),
      modified_at: daysBefore(now, 60),
    });
  }
}

/** A thousand units in Kenya, some in forty other countries, with their requests, imports and offices. */
export function seedLocalUnits(context: SeedContext): void {
  const { store, random, rows, scaled } = context;
  const { byIso, byId } = seededPlaces(context);
  const author = seededUserId(context, 'staff@example.org');
  const kenya = byIso.get('KE');
  if (!kenya) throw new Error('Kenya is not seeded');
  const others = [...byIso.values()].filter(({ independent, iso }) => independent && iso !== 'KE');
  // depots are externally managed in Kenya and in some other countries
  const managed = [kenya, ...others].slice(0, scaled(6));
  for (const country of managed) store.insert(managedTypes, { country: country.id, local_unit_type: 6, enabled: true });
  const seeded = (row: CountryRow): SeededCountry => ({
    row,
    cities: rows(districts).flatMap(({ country, name }) => (country === row.id ? [name] : [])),
    isManaged: (type) => type === 6 && managed.includes(row),
  });
  let id = 1000;
  const fill = (country: SeededCountry, count: number) => {
    for (let made = 0; made < count; made += 1) {
      id += 1;
      seedUnit(id, country, author, context);
    }
  };
  fill(seeded(kenya), scaled(1000, 200));
  for (const country of random.some(others, 40)) fill(seeded(country), scaled(10, 3));
  seedWritten(kenya, author, context);
  seedImports(kenya.id, author, context);
  seedOffices(context, byId);
}
