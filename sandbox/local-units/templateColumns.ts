import { facilityTypes, healthLists, levels } from './optionLists';
import type { HealthRow, LocalUnitRow } from './tables';

/** The columns of the spreadsheets of local units. @source reference/local-units.md, section 4.6 */

type TextField = {
  [K in keyof LocalUnitRow]: LocalUnitRow[K] extends string | null ? K : never;
}[keyof LocalUnitRow];
type HealthField<Value> = { [K in keyof HealthRow]: HealthRow[K] extends Value ? K : never }[keyof HealthRow];

export type Column = { readonly header: string } & (
  | { readonly kind: 'date' | 'visibility' | 'latitude' | 'longitude' | 'level' }
  | { readonly kind: 'text'; readonly field: TextField; readonly maxLength: number }
  | { readonly kind: 'healthText'; readonly field: HealthField<string | null>; readonly maxLength: number }
  | { readonly kind: 'count'; readonly field: HealthField<number | null>; readonly blank: 0 | null }
  | { readonly kind: 'yesNo'; readonly field: HealthField<boolean | null> }
  | { readonly kind: 'choice'; readonly field: 'affiliation' | 'functionality' | 'health_facility_type' }
  | { readonly kind: 'optionalChoice'; readonly field: 'primary_health_care_center' | 'hospital_type' }
  | { readonly kind: 'choices'; readonly field: HealthField<number[]> }
);

const text = (header: string, field: TextField, maxLength = 255): Column => ({
  header,
  kind: 'text',
  field,
  maxLength,
});
const healthText = (header: string, field: HealthField<string | null>, maxLength = 255): Column => ({
  header,
  kind: 'healthText',
  field,
  maxLength,
});
const count = (header: string, field: HealthField<number | null>, blank: 0 | null = 0): Column => ({
  header,
  kind: 'count',
  field,
  blank,
});
const yesNo = (header: string, field: HealthField<boolean | null>): Column => ({ header, kind: 'yesNo', field });
const choices = (header: string, field: HealthField<number[]>): Column => ({ header, kind: 'choices', field });

const longest = 100_000;

const shared: readonly Column[] = [
  { header: 'Date of Update', kind: 'date' },
  text('Local Unit Name (En)', 'english_branch_name'),
  text('Local Unit Name (Local)', 'local_branch_name'),
  { header: 'Visibility', kind: 'visibility' },
  text('Sub-type', 'subtype', 200),
  text('Address (Local)', 'address_loc', 500),
  text('Address (En)', 'address_en', 500),
  text('Locality (Local)', 'city_loc'),
  text('Locality (En)', 'city_en'),
  text('Local Unit Post Code', 'postcode', 10),
  { header: 'Latitude', kind: 'latitude' },
  { header: 'Longitude', kind: 'longitude' },
];

export const unitColumns: readonly Column[] = [
  ...shared,
  { header: 'Coverage', kind: 'level' },
  text('Focal Person (En)', 'focal_person_en'),
  text('Focal Person (Local)', 'focal_person_loc'),
  text('Source (En)', 'source_en', 500),
  text('Source (Local)', 'source_loc', 500),
  text('Local Unit Email', 'email'),
  text('Local Unit Phone Number', 'phone', 30),
  text('Local Unit Website', 'link'),
];

export const healthColumns: readonly Column[] = [
  ...shared,
  { header: 'Affiliation', kind: 'choice', field: 'affiliation' },
  healthText('Other Affiliation', 'other_affiliation', longest),
  { header: 'Functionality', kind: 'choice', field: 'functionality' },
  text('Focal Person Name (Local)', 'focal_person_loc'),
  text('Focal Person Name (En)', 'focal_person_en'),
  healthText('Focal Person Position', 'focal_point_position'),
  healthText('Focal Person Email', 'focal_point_email'),
  healthText('Focal Person Phone Number', 'focal_point_phone_number'),
  { header: 'Health Facility Type', kind: 'choice', field: 'health_facility_type' },
  { header: 'Primary Health Care Center', kind: 'optionalChoice', field: 'primary_health_care_center' },
  { header: 'Hospital Type', kind: 'optionalChoice', field: 'hospital_type' },
  healthText('Specialities', 'speciality'),
  choices('Professional Training Facilities', 'professional_training_facilities'),
  healthText('Other Training Facility', 'other_training_facilities', longest),
  count('Ambulance Type A', 'ambulance_type_a'),
  count('Ambulance Type B', 'ambulance_type_b'),
  count('Ambulance Type C', 'ambulance_type_c'),
  healthText('Other Facility Type', 'other_facility_type', longest),
  choices('General Medical Services', 'general_medical_services'),
  choices('Specialized Medical Services (beyond primary level)', 'specialized_medical_beyond_primary_level'),
  choices('Blood Services', 'blood_services'),
  healthText('Other Services', 'other_services', longest),
  yesNo('Teaching Hospital', 'is_teaching_hospital'),
  yesNo('In-patient Capacity', 'is_in_patient_capacity'),
  yesNo('Isolation Rooms', 'is_isolation_rooms_wards'),
  yesNo('Warehousing', 'is_warehousing'),
  yesNo('Cold Chain', 'is_cold_chain'),
  yesNo('Other Medical Heal', 'other_medical_heal'),
  count('Maximum Bed Capacity', 'maximum_capacity'),
  count('Number of Isolation Beds', 'number_of_isolation_rooms'),
  count('Total Number of Human Resources', 'total_number_of_human_resource'),
  count('General Practitioners', 'general_practitioner'),
  count('Resident Doctors', 'residents_doctor'),
  count('Specialists', 'specialist'),
  count('Nurses', 'nurse'),
  count('Nursing Aids', 'nursing_aid'),
  count('Dentists', 'dentist'),
  count('Pharmacists', 'pharmacists', null),
];

export const optionsOf = (field: string) =>
  field === 'health_facility_type' ? facilityTypes : (healthLists[field as keyof typeof healthLists] ?? []);

/** The groups, headers and hints above the rows of data. */
export const headRows = (columns: readonly Column[]): string[][] => [
  ['Local units'],
  columns.map(({ header }) => header),
  columns.map(({ kind }) =>
    kind === 'date' ? 'DD/MM/YYYY' : kind === 'choices' ? 'Several, separated by commas' : '',
  ),
];

/** What drop-downs offer. */
export const optionRows = (columns: readonly Column[]): string[][] =>
  columns.flatMap((column) => {
    if (column.kind === 'level') return [[column.header, ...levels.map(({ name }) => name)]];
    if (column.kind === 'visibility') return [[column.header, 'Public', 'RCRC Movement']];
    if (column.kind === 'yesNo') return [[column.header, 'Yes', 'No']];
    if (column.kind === 'choice' || column.kind === 'optionalChoice' || column.kind === 'choices') {
      return [[column.header, ...optionsOf(column.field).map(({ name }) => name)]];
    }
    return [];
  });

const nameOf = (field: string, id: number | null) => optionsOf(field).find((option) => option.id === id)?.name ?? '';
const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'Yes' : 'No');

/** The cell of a unit in a column, as the export writes it. */
export function cellOf(column: Column, row: LocalUnitRow): string | number {
  switch (column.kind) {
    case 'date':
      return row.date_of_data;
    case 'visibility':
      return row.visibility === 3 ? 'Public' : 'RCRC Movement';
    case 'latitude':
      return row.location_json.lat;
    case 'longitude':
      return row.location_json.lng;
    case 'level':
      return levels.find(({ id }) => id === row.level)?.name ?? '';
    case 'text':
      return row[column.field] ?? '';
    case 'healthText':
      return row.health?.[column.field] ?? '';
    case 'count':
      return row.health?.[column.field] ?? '';
    case 'yesNo':
      return yesOrNo(row.health?.[column.field] ?? null);
    case 'choice':
    case 'optionalChoice':
      return nameOf(column.field, row.health?.[column.field] ?? null);
    case 'choices':
      return (row.health?.[column.field] ?? []).map((id) => nameOf(column.field, id)).join(', ');
  }
}
