import { type FieldDefinition, type FieldName, fieldsFrom } from '#app/form/definition';
import {
  type ConditionalHealthField,
  type HealthChoices,
  healthCareType,
  healthFieldApplies,
} from '#domain/local-units/healthFields';
import { textLimits } from '#domain/local-units/textLimits';
import { listOptions } from './unitOptions';
import { staffCounts, type UnitStep, type UnitValues } from './unitShape';
import type { UnitStrings } from './useUnitStrings';

type UnitField = FieldDefinition<UnitValues, UnitStrings, UnitStep>;

export const isHealth = ({ type_code }: UnitValues) => type_code === healthCareType;

const choicesOf = ({ facility_code, affiliation_code, training_codes, health }: UnitValues): HealthChoices => ({
  facility: facility_code,
  affiliation: affiliation_code,
  trainings: training_codes ?? [],
  hasInPatients: health.is_in_patient_capacity === true,
  hasIsolation: health.is_isolation_rooms_wards === true,
});

const shownFor = (field: ConditionalHealthField) => (values: UnitValues) =>
  isHealth(values) && healthFieldApplies(field, choicesOf(values));

const facility = { step: 'facility', appliesTo: isHealth } as const;
const conditional = (field: ConditionalHealthField) =>
  ({ step: 'facility', appliesTo: shownFor(field), isRequired: true }) as const;
const choice = (name: ConditionalHealthField): UnitField => ({
  ...conditional(name),
  kind: 'yesNo',
  label: (t) => t.fields[name],
});
const count = (name: ConditionalHealthField): UnitField => ({
  ...conditional(name),
  kind: 'count',
  label: (t) => t.fields[name],
});
/** A hidden local field that the conditions of other fields depend on. */
export const hiddenField = { step: 'basics', kind: 'hidden', isLocal: true, label: () => '' } as const;

/** The fields of health facilities. @source reference/local-units.md, section 2.2 */
export const healthFields: {
  readonly [N in Exclude<Extract<FieldName<UnitValues>, `health.${string}`>, 'health.feedback'>]: UnitField;
} = {
  // without an id, the server creates new health data
  'health.id': { ...hiddenField, isLocal: false, appliesTo: isHealth, toBody: (id: number | null) => id ?? undefined },
  'health.affiliation': {
    ...facility,
    kind: 'nativeSelect',
    isRequired: true,
    label: (t) => t.fields.affiliation,
    options: listOptions('affiliation'),
  },
  'health.other_affiliation': {
    ...conditional('other_affiliation'),
    kind: 'text',
    maxLength: 500,
    label: (t) => t.fields.other_affiliation,
  },
  'health.functionality': {
    ...facility,
    kind: 'nativeSelect',
    isRequired: true,
    label: (t) => t.fields.functionality,
    options: listOptions('functionality'),
  },
  'health.focal_point_position': {
    ...facility,
    kind: 'text',
    isRequired: true,
    maxLength: textLimits.focal_point_position,
    label: (t) => t.fields.focal_point_position,
  },
  'health.focal_point_email': {
    ...facility,
    kind: 'email',
    isRequired: true,
    maxLength: textLimits.focal_point_email,
    label: (t) => t.fields.focal_point_email,
  },
  'health.focal_point_phone_number': {
    ...facility,
    kind: 'phone',
    maxLength: textLimits.focal_point_phone_number,
    label: (t) => t.fields.focal_point_phone_number,
  },
  'health.health_facility_type': {
    ...facility,
    kind: 'nativeSelect',
    isRequired: true,
    label: (t) => t.fields.health_facility_type,
    options: listOptions('health_facility_type'),
  },
  'health.other_facility_type': {
    ...conditional('other_facility_type'),
    kind: 'text',
    maxLength: 200,
    label: (t) => t.fields.other_facility_type,
  },
  'health.primary_health_care_center': {
    ...conditional('primary_health_care_center'),
    kind: 'nativeSelect',
    label: (t) => t.fields.primary_health_care_center,
    options: listOptions('primary_health_care_center'),
  },
  'health.speciality': {
    ...conditional('speciality'),
    kind: 'text',
    maxLength: textLimits.speciality,
    label: (t) => t.fields.speciality,
  },
  'health.hospital_type': {
    ...conditional('hospital_type'),
    kind: 'nativeSelect',
    label: (t) => t.fields.hospital_type,
    options: listOptions('hospital_type'),
  },
  'health.is_teaching_hospital': choice('is_teaching_hospital'),
  'health.is_in_patient_capacity': choice('is_in_patient_capacity'),
  'health.maximum_capacity': count('maximum_capacity'),
  'health.is_isolation_rooms_wards': choice('is_isolation_rooms_wards'),
  'health.number_of_isolation_rooms': count('number_of_isolation_rooms'),
  ...fieldsFrom(['ambulance_type_a', 'ambulance_type_b', 'ambulance_type_c'] as const, (name) => [
    `health.${name}` as const,
    { ...conditional(name), kind: 'count', isRequired: false, label: (t: UnitStrings) => t.fields[name] },
  ]),
  'health.professional_training_facilities': {
    ...conditional('professional_training_facilities'),
    kind: 'checklist',
    label: (t) => t.fields.professional_training_facilities,
    options: listOptions('professional_training_facilities'),
  },
  'health.other_training_facilities': {
    ...conditional('other_training_facilities'),
    kind: 'text',
    label: (t) => t.fields.other_training_facilities,
  },
  ...fieldsFrom(
    ['general_medical_services', 'specialized_medical_beyond_primary_level', 'blood_services'] as const,
    (name) => [
      `health.${name}` as const,
      {
        ...facility,
        kind: 'checklist',
        isRequired: true,
        label: (t: UnitStrings) => t.fields[name],
        options: listOptions(name),
      },
    ],
  ),
  'health.other_services': { ...facility, kind: 'text', maxLength: 200, label: (t) => t.fields.other_services },
  ...fieldsFrom(['is_warehousing', 'is_cold_chain', 'other_medical_heal'] as const, (name) => [
    `health.${name}` as const,
    { ...facility, kind: 'yesNo', label: (t: UnitStrings) => t.fields[name] },
  ]),
  ...fieldsFrom(staffCounts, (name) => [
    `health.${name}` as const,
    { step: 'staff', appliesTo: isHealth, kind: 'count', label: (t: UnitStrings) => t.fields[name] },
  ]),
};

/** Staff of other professions; part of the health data in the request. */
export const profilesField: UnitField = {
  step: 'staff',
  appliesTo: isHealth,
  kind: 'rows',
  storedAs: 'health.other_profiles',
  sentAs: 'health.other_profiles',
  label: (t) => t.fields.other_profiles,
  rowFields: {
    position: { kind: 'text', isRequired: true, label: (t) => t.profilePosition },
    number: { kind: 'count', isRequired: true, label: (t) => t.profileNumber },
  },
};

/** The last field of health facilities, after the profiles. */
export const feedbackField: UnitField = {
  step: 'staff',
  appliesTo: isHealth,
  kind: 'longText',
  maxLength: 500,
  label: (t) => t.fields.feedback,
};
