import { describe, expect, test } from 'vitest';
import {
  type ConditionalHealthField,
  healthFieldApplies,
  isInapplicableBlank,
  isNoneBesideServices,
} from './healthFields';
import { type LocalUnitUserFacts, localUnitRights } from './rights';
import { unitChanges } from './unitChanges';
import {
  awaitsValidation,
  canRestore,
  type EditObstacle,
  editObstacle,
  requestStatus,
  type UnitAction,
  type UnitState,
  unitActions,
  unitAddress,
  unitName,
} from './unitState';
import { countryValidatorTypes, regionValidatorTypes } from './validatorRoles';

const place = { country: 107, region: 0 };
const [branch, clinic] = [1, 2];
const society = (country: number, org_type: string) => ({ profile: { country, org_type } });

describe('localUnitRights', () => {
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
      'a validator at two levels has the most local one',
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

  test.each([
    ['no roles', {}, [], []],
    ['null', { local_unit_region_validators: null, local_unit_country_validators: null }, [], []],
    [
      'several',
      {
        local_unit_region_validators: [
          { region: 0, local_unit_types: [1] },
          { region: 1, local_unit_types: [2] },
          { region: 0, local_unit_types: [3] },
        ],
        local_unit_country_validators: [
          { country: 107, local_unit_types: [4, 5] },
          { country: 1, local_unit_types: [6] },
        ],
      },
      [1, 3],
      [4, 5],
    ],
  ])('a validator of %s', (_, roles, ofRegion, ofCountry) => {
    expect(regionValidatorTypes(roles, 0)).toEqual(ofRegion);
    expect(regionValidatorTypes(roles, null)).toEqual([]);
    expect(countryValidatorTypes(roles, 107)).toEqual(ofCountry);
  });

  test('rights in a region do not reach a country without one, a profile without an organisation gives none', () => {
    const administrator = { is_admin_for_regions: [0, null as unknown as number] };
    expect(localUnitRights(administrator, { country: 107, region: null }).mayEdit(clinic)).toBe(false);
    const profile = { country: 107, org_type: null as unknown as string };
    expect(localUnitRights({ profile }, place).mayEdit(clinic)).toBe(false);
    expect(localUnitRights({ profile: null }, place).mayEdit(clinic)).toBe(false);
  });

  test.each([
    [null, false],
    [undefined, false],
    [{}, true],
    [{ limit_access_to_guest: null }, true],
    [{ limit_access_to_guest: true }, false],
  ])('%j is a member: %s', (user, expected) => expect(localUnitRights(user, place).isMember).toBe(expected));

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

describe('the actions on a unit', () => {
  const [pending, approved, reverted] = [requestStatus.pending, requestStatus.approved, requestStatus.reverted];
  const unit = (changes: Partial<UnitState> = {}): UnitState => ({
    status: 1,
    type: branch,
    isManaged: false,
    request: approved,
    ...changes,
  });
  const validator = localUnitRights({ local_unit_global_validators: [branch] }, place);
  const editor = localUnitRights(society(107, 'NTLS'), place);
  const member = localUnitRights(society(4, 'NTLS'), place);
  const open: readonly UnitAction[] = ['validate', 'reject', 'deprecate'];

  test.each<[string, UnitState, EditObstacle | null, readonly UnitAction[]]>([
    ['validated', unit(), null, ['edit', 'deprecate']],
    ['validated after a rejected edit', unit({ request: reverted }), null, ['edit', 'deprecate']],
    ['validated without a request', unit({ request: null }), null, ['edit', 'deprecate']],
    ['unvalidated', unit({ status: 2, request: pending }), 'awaitsValidation', open],
    ['with a pending edit', unit({ status: 3, request: pending }), 'awaitsValidation', open],
    ['rejected and taken back', unit({ status: 2, request: reverted }), 'rejected', ['deprecate']],
    ['unvalidated without a request', unit({ status: 2, request: null }), 'noRequest', ['deprecate']],
    ['with an edit without a request', unit({ status: 3, request: null }), 'noRequest', ['deprecate']],
    ['with an edit whose request is decided', unit({ status: 3, request: reverted }), 'noRequest', ['deprecate']],
    ['externally managed', unit({ status: 4 }), 'managed', []],
    ['of an externally managed type', unit({ isManaged: true }), 'managed', []],
    [
      'unvalidated when its type became externally managed',
      unit({ status: 2, request: pending, isManaged: true }),
      'managed',
      [],
    ],
    ['of an unknown status', unit({ status: 9 }), 'noRequest', []],
  ])('%s', (_, state, obstacle, offered) => {
    expect(editObstacle(state, validator)).toBe(obstacle);
    expect(unitActions(state, validator)).toEqual(offered);
    expect(unitActions(state, editor)).toEqual(offered.filter((action) => action === 'edit'));
    expect(unitActions(state, member)).toEqual([]);
  });

  test.each([
    ['validated', unit(), true],
    ['unvalidated, as it waits', unit({ status: 2, request: pending }), true],
    ['rejected', unit({ status: 2, request: reverted }), false],
    ['externally managed', unit({ status: 4 }), true],
  ])('a deprecated unit that was %s comes back to a use: %s', (_, state, expected) =>
    expect(canRestore(state)).toBe(expected),
  );

  test.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('of status %i waits: %s', (status, expected) => expect(awaitsValidation({ status })).toBe(expected));

  test('a missing right is the first obstacle', () => {
    expect(editObstacle(unit({ status: 4 }), localUnitRights(null, place))).toBe('noRight');
  });

  test('the local name takes precedence over the English one', () => {
    expect(unitName({ local_branch_name: 'Tawi', english_branch_name: 'Branch' })).toBe('Tawi');
    expect(unitName({ local_branch_name: ' ', english_branch_name: 'Branch' })).toBe('Branch');
    expect(unitName({ local_branch_name: null, english_branch_name: null })).toBeNull();
    expect(unitName({ local_branch_name: null, english_branch_name: ' Branch ' })).toBe('Branch');
    expect(unitName({ local_branch_name: null, english_branch_name: ' ' })).toBeNull();
  });

  test.each([
    [' Barabara 1 ', 'Road 1', 'Barabara 1'],
    [' ', ' Road 1 ', 'Road 1'],
    [null, 'Road 1', 'Road 1'],
    [' ', ' ', null],
    [null, null, null],
  ])('the address is %j before %j', (address_loc, address_en, address) =>
    expect(unitAddress({ address_loc, address_en })).toBe(address),
  );
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
  ])('for facility type %s', (facility, shown) => {
    const chosen = { facility, affiliation: 1, trainings: [9], hasInPatients: true, hasIsolation: true };
    expect(all.filter((field) => healthFieldApplies(field, chosen))).toEqual(
      all.filter((field) => shown.includes(field)),
    );
  });

  test('depend on other fields', () => {
    const hospital = { facility: 3, affiliation: 9, trainings: [], hasInPatients: false, hasIsolation: false };
    expect(healthFieldApplies('other_affiliation', hospital)).toBe(true);
    expect(healthFieldApplies('maximum_capacity', hospital)).toBe(false);
    expect(healthFieldApplies('number_of_isolation_rooms', hospital)).toBe(false);
    expect(healthFieldApplies('other_training_facilities', { ...hospital, facility: 7, trainings: [1] })).toBe(false);
  });

  test.each([
    ['no ambulances of a pharmacy', 'ambulance_type_a', 0, true],
    ['no teaching hospital', 'is_teaching_hospital', false, true],
    ['ambulances of a pharmacy, which are stored', 'ambulance_type_a', 2, false],
    ['no nurses, which every facility is asked for', 'nurse', 0, false],
    ['no other affiliation where it is not asked', 'other_affiliation', '', true],
    ['what no field is called', 'constructor', 0, false],
  ])('%s say nothing: %s', (_, field, value, expected) => {
    const pharmacy = { facility: 4, affiliation: 1, trainings: [], hasInPatients: false, hasIsolation: false };
    expect(isInapplicableBlank(field, value, pharmacy)).toBe(expected);
  });

  test.each([
    [[7], false],
    [[1, 2], false],
    [[1, 7], true],
    [[], false],
  ])('isNoneBesideServices(%j)', (codes, expected) => {
    expect(isNoneBesideServices(codes, 7)).toBe(expected);
  });
});

describe('unitChanges', () => {
  test('compares fields but not metadata, health field by field, choices in any order', () => {
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

  test.each([
    ['another choice of as many', [1, 2], [1, 3], true],
    ['one choice more', [1, 2], [1, 2, 3], true],
    ['one choice less', [1, 2, 3], [1, 2], true],
    ['no choice any more', [1], [], true],
    ['no choice then and now', null, [], false],
    ['an empty list, where there was an empty text', '', [], false],
    ['a zero, where there was nothing', null, 0, true],
    ['a no, where there was nothing', undefined, false, true],
    ['the same choices in another order', [2, 1], [1, 2], false],
    ['texts in another order', ['a', 'b'], ['b', 'a'], true],
    ['numbers that become texts', [1], ['1'], true],
    ['a list of both', [1, 'a'], ['a', 1], true],
    ['another object', { lat: 1 }, { lat: 2 }, true],
    ['an object that becomes null', { lat: 1 }, null, true],
  ])('%s', (_, before, after, differs) => {
    expect(unitChanges({ answer: before }, { answer: after })).toEqual(
      differs ? [{ path: 'answer', before, after }] : [],
    );
  });

  test('texts that the server adds are no answers', () => {
    const before = { type_details: 1, type_display: 1, display_type: 1, details: 1 };
    const after = { type_details: 2, type_display: 2, display_type: 2, details: 2 };
    expect(unitChanges(before, after).map(({ path }) => path)).toEqual(['display_type', 'details']);
  });

  test('of health that goes each answer goes; other objects are one answer', () => {
    const health = { id: 4, nurse: 2, doctor: null };
    expect(unitChanges({ health }, { health: null })).toEqual([{ path: 'health.nurse', before: 2, after: undefined }]);
    expect(unitChanges({ health: null }, { health: null })).toEqual([]);
    expect(unitChanges({ health: 1 }, { health: 2 })).toEqual([{ path: 'health', before: 1, after: 2 }]);
    expect(unitChanges({ other: health }, { other: null })).toEqual([{ path: 'other', before: health, after: null }]);
  });

  test('everything that a new unit says', () => {
    const unit = { id: 1, local_branch_name: 'Tawi', phone: null, health: { id: 2, nurse: 0 } };
    expect(unitChanges({}, unit)).toEqual([
      { path: 'local_branch_name', before: undefined, after: 'Tawi' },
      { path: 'health.nurse', before: undefined, after: 0 },
    ]);
  });
});
