import { describe, expect, test } from 'vitest';
import { blankValues, bodyOf, stepsFor, valuesOfStored } from '#app/form/derive';
import { mergedValues } from '#app/form/mergedValues';
import type { HealthData, LocalUnitOptions, PrivateLocalUnitDetail } from '#contract/localUnit';
import { renderStrings } from '#domain/language/strings';
import { unitFieldStrings } from '../fieldStrings';
import { shownFields } from '../fieldTable';
import { localUnitFormStrings } from './strings';
import { unitFormFor } from './unitForm';
import { unitProblems } from './unitProblems';
import type { UnitValues } from './unitShape';
import type { UnitStrings } from './useUnitStrings';

const form = unitFormFor(107);
const t = {
  ...renderStrings(localUnitFormStrings, 'en', {}),
  fields: renderStrings(unitFieldStrings, 'en', {}),
} as unknown as UnitStrings;

const option = (id: number, code: number) => ({ id, code, name: String(code) });
// ids that are not the codes, as another server may have them
const options = { blood_services: [option(41, 1), option(47, 7)] } as unknown as LocalUnitOptions;
const facts = { options, managed: [6] };

const values = (parts: Partial<UnitValues> = {}): UnitValues => ({
  ...blankValues(form),
  country: 107,
  type: 1,
  type_code: 1,
  local_branch_name: 'Tawi',
  date_of_data: '2026-03-01',
  latitude: -0.1,
  longitude: 35.5,
  ...parts,
});
const bodyFor = (given: UnitValues) => bodyOf(form, given, undefined);
const clinic = (parts: Partial<UnitValues['health']> = {}) => {
  const blank = values({ type: 2, type_code: 2, facility_code: 3 });
  return { ...blank, health: { ...blank.health, ...parts } };
};

describe('what is sent', () => {
  test('a position as one, no health data for other units, and none of the form’s own answers', () => {
    const body = bodyFor(values({ postcode: ' 123 ', phone: '', health: clinic({ nurse: 4 }).health }));
    expect(body).toMatchObject({
      location_json: { lat: -0.1, lng: 35.5 },
      postcode: '123',
      phone: null,
      visibility: 3,
    });
    for (const name of ['health', 'latitude', 'type_code', 'is_edit', 'status', 'draft', 'bulk_upload']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  test('health data with the answers of its kind alone, the stored id, and profiles with theirs', () => {
    const given = {
      ...clinic({ id: 9, ambulance_type_a: 3, hospital_type: 1, is_in_patient_capacity: false, maximum_capacity: 5 }),
      other_profiles: [
        { client_id: 'a', id: 5, position: 'Cook', number: 1 },
        { client_id: 'b', position: ' Driver ', number: 0 },
      ],
    };
    const { health } = bodyFor(given);
    for (const name of ['ambulance_type_a', 'maximum_capacity', 'professional_training_facilities']) {
      expect(health).not.toHaveProperty(name);
    }
    expect(health).toMatchObject({
      id: 9,
      hospital_type: 1,
      other_profiles: [
        { id: 5, position: 'Cook', number: 1 },
        { position: 'Driver', number: 0 },
      ],
    });
    expect(bodyFor(clinic()).health).not.toHaveProperty('id');
  });
});

test('the page and the table of changes have the fields in the order of the form', () => {
  const paths = Object.keys(form.fields).map((name) => {
    if (name === 'latitude') return 'location_json';
    return name === 'other_profiles' ? 'health.other_profiles' : name;
  });
  expect([...shownFields.keys()]).toEqual(paths.filter((path) => shownFields.has(path)));
});

test('a health facility has steps of its own, and an edit its reason', () => {
  expect(stepsFor(form, values())).toEqual(['basics', 'place']);
  expect(stepsFor(form, clinic())).toEqual(['basics', 'place', 'facility', 'staff']);
  expect(stepsFor(form, values({ is_edit: true }))).toEqual(['basics', 'place', 'review']);
});

test('a stored unit is read with the codes of its options; its last reason is not the next one', () => {
  const health = {
    id: 9,
    health_facility_type_details: { code: 3 },
    affiliation_details: { code: 9 },
    professional_training_facilities_details: [{ code: 1 }],
    other_profiles: [{ id: 5, position: 'Cook', number: 1 }],
    nurse: 4,
  } as unknown as HealthData;
  const stored = {
    type: 32,
    type_details: { code: 2 },
    location_json: { lat: 1, lng: 2 },
    update_reason_overview: 'It moved.',
    health,
  } as unknown as PrivateLocalUnitDetail;
  expect(valuesOfStored(form, stored)).toMatchObject({
    type: 32,
    type_code: 2,
    facility_code: 3,
    affiliation_code: 9,
    training_codes: [1],
    latitude: 1,
    longitude: 2,
    update_reason_overview: null,
    is_edit: true,
    other_profiles: [{ client_id: '5', id: 5, position: 'Cook', number: 1 }],
  });
});

test.each([
  ['a usual unit', values(), []],
  ['a type that files maintain', values({ type: 6 }), ['type']],
  ['None beside a service, by its code', clinic({ blood_services: [41, 47] }), ['health.blood_services']],
  ['None alone', clinic({ blood_services: [47] }), []],
])('%s', (_, given, paths) => {
  expect(unitProblems(given, t, facts).map(({ path }) => path)).toEqual(paths);
});

test('what the server says of the position and of profiles stands at their fields', () => {
  const errors = { location_json: 'Outside', health: { affiliation: 'Unknown', other_profiles: { x: 'Wrong' } } };
  expect(form.mapServerErrors?.(errors, values(), undefined)).toEqual({
    latitude: 'Outside',
    health: { affiliation: 'Unknown' },
    other_profiles: { x: 'Wrong' },
  });
});

describe('a conflict of two editors of one facility', () => {
  // hospital (code 3) here, pharmacy (code 4) on the server
  const latest = {
    type: 2,
    type_details: { id: 2, code: 2 },
    health: {
      health_facility_type: 14,
      health_facility_type_details: option(14, 4),
      affiliation: 21,
      affiliation_details: option(21, 1),
      professional_training_facilities: [],
      professional_training_facilities_details: [],
    },
  } as unknown as PrivateLocalUnitDetail;
  const mine = { ...clinic({ health_facility_type: 13, affiliation: 29 }), affiliation_code: 9 };
  const theirs = clinic({ health_facility_type: 14, affiliation: 21 });

  test.each([
    ['of the server', 14, 4],
    ['of this editor', 13, 3],
  ])('the fields of the kind %s apply', (_, health_facility_type, facility_code) => {
    const chosen = { ...mine, health: { ...mine.health, health_facility_type } };
    expect(mergedValues(form, chosen, { mine, theirs, latest })).toMatchObject({ facility_code, affiliation_code: 9 });
  });
});
