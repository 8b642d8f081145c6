import type { LocalUnitOptions } from '#contract/localUnit';
import type { unitFieldStrings } from './fieldStrings';

type Word = keyof (typeof unitFieldStrings)['templates'];
type Options = Exclude<keyof LocalUnitOptions, 'level' | 'type'>;

/** One field of a unit as pages show it. */
export interface ShownField {
  /** Its path in the unit's detail: `health.nurse`. */
  readonly path: string;
  readonly label: Word;
  readonly kind:
    | 'text'
    | 'link'
    | 'date'
    | 'number'
    | 'yesNo'
    | 'type'
    | 'level'
    | 'visibility'
    | 'position'
    | 'profiles'
    | 'option';
  /** The name of the list of its options. */
  readonly list?: Options;
  /** Personal data, shown only to users who may edit. */
  readonly isContact?: boolean;
}

export interface ShownGroup {
  readonly title: Word;
  readonly fields: readonly ShownField[];
}

const text = (name: Word): ShownField => ({ path: name, label: name, kind: 'text' });
const contact = (name: Word): ShownField => ({ ...text(name), isContact: true });
const inHealth = (name: Word, kind: ShownField['kind'] = 'text'): ShownField => ({
  path: `health.${name}`,
  label: name,
  kind,
});
const option = (name: Options): ShownField => ({ path: `health.${name}`, label: name, kind: 'option', list: name });
const contactInHealth = (name: Word): ShownField => ({ ...inHealth(name), isContact: true });

/** Every field of a unit in the order of its form. @source reference/local-units.md, section 2 */
export const shownGroups: readonly ShownGroup[] = [
  {
    title: 'general',
    fields: [
      { path: 'type', label: 'type', kind: 'type' },
      text('local_branch_name'),
      text('english_branch_name'),
      text('subtype'),
      { path: 'level', label: 'level', kind: 'level' },
      { path: 'date_of_data', label: 'date_of_data', kind: 'date' },
      { path: 'visibility', label: 'visibility', kind: 'visibility' },
      text('source_loc'),
      text('source_en'),
    ],
  },
  {
    title: 'contact',
    fields: [
      contact('focal_person_loc'),
      contact('focal_person_en'),
      contact('phone'),
      contact('email'),
      { path: 'link', label: 'link', kind: 'link' },
    ],
  },
  {
    title: 'place',
    fields: [
      text('address_loc'),
      text('address_en'),
      text('city_loc'),
      text('city_en'),
      text('postcode'),
      { path: 'location_json', label: 'location_json', kind: 'position' },
    ],
  },
  {
    title: 'facility',
    fields: [
      option('affiliation'),
      inHealth('other_affiliation'),
      option('functionality'),
      contactInHealth('focal_point_position'),
      contactInHealth('focal_point_email'),
      contactInHealth('focal_point_phone_number'),
      option('health_facility_type'),
      inHealth('other_facility_type'),
      option('primary_health_care_center'),
      inHealth('speciality'),
      option('hospital_type'),
      inHealth('is_teaching_hospital', 'yesNo'),
      inHealth('is_in_patient_capacity', 'yesNo'),
      inHealth('maximum_capacity', 'number'),
      inHealth('is_isolation_rooms_wards', 'yesNo'),
      inHealth('number_of_isolation_rooms', 'number'),
      inHealth('ambulance_type_a', 'number'),
      inHealth('ambulance_type_b', 'number'),
      inHealth('ambulance_type_c', 'number'),
      option('professional_training_facilities'),
      inHealth('other_training_facilities'),
    ],
  },
  {
    title: 'services',
    fields: [
      option('general_medical_services'),
      option('specialized_medical_beyond_primary_level'),
      option('blood_services'),
      inHealth('other_services'),
      inHealth('is_warehousing', 'yesNo'),
      inHealth('is_cold_chain', 'yesNo'),
      inHealth('other_medical_heal', 'yesNo'),
    ],
  },
  {
    title: 'staff',
    fields: [
      inHealth('total_number_of_human_resource', 'number'),
      inHealth('general_practitioner', 'number'),
      inHealth('specialist', 'number'),
      inHealth('residents_doctor', 'number'),
      inHealth('nurse', 'number'),
      inHealth('dentist', 'number'),
      inHealth('nursing_aid', 'number'),
      inHealth('midwife', 'number'),
      inHealth('pharmacists', 'number'),
      inHealth('other_profiles', 'profiles'),
    ],
  },
  { title: 'comments', fields: [inHealth('feedback')] },
];

/** The fields by their paths. */
export const shownFields: ReadonlyMap<string, ShownField> = new Map(
  shownGroups.flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)),
);
