import { describe, expect, test } from 'vitest';
import { type ConditionalHealthField, healthFieldApplies, isNoneBesideServices } from './healthFields';
import { type LocalUnitUserFacts, localUnitRights } from './rights';
import { unitChanges } from './unitChanges';
import { canDeprecate, canReview, editObstacle, type UnitState, unitName } from './unitState';

const place = { country: 107, region: 0 };
const [branch, clinic] = [1, 2];
const society = (country: number, org_type: string) => ({ profile: { country, org_type } });

describe('who may do what', () => {
  test.each<[string, LocalUnitUserFacts | null, boolean, boolean, 1 | 2 | 3 | null]>([
    ['a visitor', null, false, false, null],
    ['a member of another society', society(4, 'NTLS'), false, false, null],
    ['staff of the National Society', society(107, 'NTLS'), true, false, null],
    ['staff of its delegation', society(107, 'DLGN'), true, false, null],
    ['someone else in the country', society(107, 'OTHR'), false, false, null],
    ['an administrator of the country', { is_admin_for_countries: [107] }, true, false, null],
    ['an administrator of the region', { is_admin_for_regions: [0] }, true, false, null],
    ['an administrator of another region', { is_admin_for_regions: [1] }, false, false, null],
    ['an administrator of the federation', { is_ifrc_admin: true }, true, false, null],
    ['a superuser', { is_superuser: true }, true, true, 3],
    [
      'a validator of the country',
      { local_unit_country_validators: [{ country: 107, local_unit_types: [clinic] }] },
      true,
      true,
      1,
    ],
    [
      'a validator of another country',
      { local_unit_country_validators: [{ country: 4, local_unit_types: [clinic] }] },
      false,
      false,
      null,
    ],
    [
      'a validator of the region',
      { local_unit_region_validators: [{ region: 0, local_unit_types: [clinic] }] },
      true,
      true,
      2,
    ],
    ['a global validator', { local_unit_global_validators: [clinic] }, true, true, 3],
    ['a global validator of another type', { local_unit_global_validators: [branch] }, false, false, null],
    [
      'a validator at two levels, of which the nearest counts',
      {
        local_unit_global_validators: [clinic],
        local_unit_country_validators: [{ country: 107, local_unit_types: [clinic] }],
      },
      true,
      true,
      1,
    ],
    ['a guest with every right', { is_superuser: true, limit_access_to_guest: true }, false, false, null],
  ])('%s', (_, user, edits, validates, level) => {
    const rights = localUnitRights(user, place);
    expect(rights.mayEdit(clinic)).toBe(edits);
    expect(rights.mayAdd(clinic)).toBe(edits);
    expect(rights.mayValidate(clinic)).toBe(validates);
    expect(rights.mayImport(clinic)).toBe(validates);
    expect(rights.validatorLevel(clinic)).toBe(level);
  });

  test('any validator here sees imports and statuses, administrators statuses alone, superusers configure', () => {
    const seen = (user: LocalUnitUserFacts) => {
      const { isAnyValidator, seesStatus, mayConfigure } = localUnitRights(user, place);
      return [isAnyValidator, seesStatus, mayConfigure];
    };
    expect(seen({ local_unit_global_validators: [branch] })).toEqual([true, true, false]);
    expect(seen({ is_admin_for_countries: [107] })).toEqual([false, true, false]);
    expect(seen({ is_superuser: true })).toEqual([true, true, true]);
    expect(seen(society(107, 'NTLS'))).toEqual([false, false, false]);
  });
});

describe('what a unit allows', () => {
  const unit = (changes: Partial<UnitState> = {}): UnitState => ({
    status: 1,
    type: branch,
    bulk_upload: null,
    isManaged: false,
    ...changes,
  });
  const validator = localUnitRights({ local_unit_global_validators: [branch] }, place);
  const editor = localUnitRights(society(107, 'NTLS'), place);

  test.each([
    ['validated', unit(), null, false, true],
    ['unvalidated', unit({ status: 2 }), 'awaits-validation', true, true],
    ['with an edit that waits', unit({ status: 3 }), 'awaits-validation', true, true],
    ['externally managed', unit({ status: 4 }), 'managed', false, false],
    ['of a type that files maintain', unit({ isManaged: true }), 'managed', false, false],
    ['waiting when its type was switched', unit({ status: 2, isManaged: true }), 'managed', false, false],
    ['from an import', unit({ bulk_upload: 5 }), 'imported', false, false],
  ])('%s', (_, state, obstacle, reviews, deprecates) => {
    expect(editObstacle(state, validator)).toBe(obstacle);
    expect(canReview(state, validator)).toBe(reviews);
    expect(canDeprecate(state, validator)).toBe(deprecates);
    expect(canReview(state, editor)).toBe(false);
    expect(canDeprecate(state, editor)).toBe(false);
  });

  test('a person without the right is told so first', () => {
    expect(editObstacle(unit({ status: 4 }), localUnitRights(null, place))).toBe('no-right');
  });

  test('the local name goes before the English one', () => {
    expect(unitName({ local_branch_name: 'Tawi', english_branch_name: 'Branch' })).toBe('Tawi');
    expect(unitName({ local_branch_name: ' ', english_branch_name: 'Branch' })).toBe('Branch');
    expect(unitName({ local_branch_name: null, english_branch_name: null })).toBeNull();
  });
});

describe('health fields', () => {
  const all: ConditionalHealthField[] = [
    'other_affiliation',
    'other_facility_type',
    'primary_health_care_center',
    'speciality',
    'hospital_type',
    'ambulance_type_a',
    'professional_training_facilities',
    'other_training_facilities',
    'is_teaching_hospital',
    'is_in_patient_capacity',
    'maximum_capacity',
    'is_isolation_rooms_wards',
    'number_of_isolation_rooms',
  ];
  const beds = ['is_in_patient_capacity', 'maximum_capacity', 'is_isolation_rooms_wards', 'number_of_isolation_rooms'];

  test.each<[number | null, readonly string[]]>([
    [1, ['ambulance_type_a']],
    [2, []],
    [3, ['hospital_type', 'is_teaching_hospital', ...beds]],
    [4, []],
    [5, ['primary_health_care_center', ...beds]],
    [6, beds],
    [7, ['professional_training_facilities', 'other_training_facilities']],
    [8, ['speciality', ...beds]],
    [9, ['other_facility_type', ...beds]],
    [null, []],
  ])('of facility %s', (facility, shown) => {
    const chosen = { facility, affiliation: 1, trainings: [9], hasInPatients: true, hasIsolation: true };
    expect(all.filter((field) => healthFieldApplies(field, chosen))).toEqual(
      all.filter((field) => shown.includes(field)),
    );
  });

  test('follow other answers', () => {
    const hospital = { facility: 3, affiliation: 9, trainings: [], hasInPatients: false, hasIsolation: false };
    expect(healthFieldApplies('other_affiliation', hospital)).toBe(true);
    expect(healthFieldApplies('maximum_capacity', hospital)).toBe(false);
    expect(healthFieldApplies('number_of_isolation_rooms', hospital)).toBe(false);
    expect(healthFieldApplies('other_training_facilities', { ...hospital, facility: 7, trainings: [1] })).toBe(false);
  });

  test.each([
    [[7], false],
    [[1, 2], false],
    [[1, 7], true],
    [[], false],
  ])('None beside services in %j', (codes, expected) => {
    expect(isNoneBesideServices(codes, 7)).toBe(expected);
  });
});

describe('what differs between two versions', () => {
  test('answers alone, health by its fields, in any order of choices', () => {
    const before = {
      id: 1,
      status: 1,
      phone: '1',
      link: null,
      modified_at: 'then',
      type: 2,
      type_details: { name: 'old' },
      location_json: { lat: 1, lng: 2 },
      health: { id: 4, nurse: 2, blood_services: [1, 2], modified_at: 'then', other_profiles: [] },
    };
    const after = {
      ...before,
      status: 3,
      phone: '2',
      link: '',
      modified_at: 'now',
      type_details: { name: 'new' },
      location_json: { lat: 1, lng: 3 },
      health: { id: 4, nurse: 3, blood_services: [2, 1], modified_at: 'now', other_profiles: [{ id: 1 }] },
    };
    expect(unitChanges(before, after).map(({ path }) => path)).toEqual([
      'phone',
      'location_json',
      'health.nurse',
      'health.other_profiles',
    ]);
  });

  test('everything that a new unit says', () => {
    const unit = { id: 1, local_branch_name: 'Tawi', phone: null, health: { id: 2, nurse: 0 } };
    expect(unitChanges({}, unit)).toEqual([
      { path: 'local_branch_name', before: undefined, after: 'Tawi' },
      { path: 'health.nurse', before: undefined, after: 0 },
    ]);
  });
});
