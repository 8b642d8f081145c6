/** Codes that the rules depend on; unlike ids they are the same on every server. @source reference/local-units.md, section 5 */
export const healthCareType = 2;
const other = 9;
const facility = {
  ambulanceStation: 1,
  hospital: 3,
  primaryCare: 5,
  residential: 6,
  training: 7,
  specialized: 8,
  other,
} as const;

/** The option "None" of the three lists of services. */
export const noneCode = {
  general_medical_services: 6,
  specialized_medical_beyond_primary_level: 100,
  blood_services: 7,
};

/** The codes of the chosen options that decide which other fields apply; null without a choice. */
export interface HealthChoices {
  readonly facility: number | null;
  readonly affiliation: number | null;
  readonly trainings: readonly number[];
  readonly hasInPatients: boolean;
  readonly hasIsolation: boolean;
}

const beds: readonly number[] = [
  facility.hospital,
  facility.primaryCare,
  facility.specialized,
  facility.residential,
  facility.other,
];
const hasBeds = (chosen: HealthChoices) => chosen.facility !== null && beds.includes(chosen.facility);
const is = (code: number) => (chosen: HealthChoices) => chosen.facility === code;

/** The condition of each conditional field; other fields always apply. @source reference/local-units.md, section 2.2 */
const conditions = {
  other_affiliation: ({ affiliation }: HealthChoices) => affiliation === other,
  other_facility_type: is(facility.other),
  primary_health_care_center: is(facility.primaryCare),
  speciality: is(facility.specialized),
  hospital_type: is(facility.hospital),
  ambulance_type_a: is(facility.ambulanceStation),
  ambulance_type_b: is(facility.ambulanceStation),
  ambulance_type_c: is(facility.ambulanceStation),
  professional_training_facilities: is(facility.training),
  other_training_facilities: (chosen: HealthChoices) =>
    chosen.facility === facility.training && chosen.trainings.includes(other),
  is_teaching_hospital: is(facility.hospital),
  is_in_patient_capacity: hasBeds,
  maximum_capacity: (chosen: HealthChoices) => hasBeds(chosen) && chosen.hasInPatients,
  is_isolation_rooms_wards: hasBeds,
  number_of_isolation_rooms: (chosen: HealthChoices) => hasBeds(chosen) && chosen.hasIsolation,
};

export type ConditionalHealthField = keyof typeof conditions;

/** Whether a field applies to a health facility with the chosen options. */
export const healthFieldApplies = (field: ConditionalHealthField, chosen: HealthChoices): boolean =>
  conditions[field](chosen);

/**
 * Whether a stored answer says nothing: the field is not asked of such a facility, and is blank, no or 0, which imports store where a cell is
 * empty.
 *
 * @source reference/local-units.md, section 4.6
 */
export const isInapplicableBlank = (field: string, value: unknown, chosen: HealthChoices): boolean =>
  Object.hasOwn(conditions, field) && !value && !healthFieldApplies(field as ConditionalHealthField, chosen);

/** Whether "None" is chosen together with a service. @param codes - codes of the chosen options */
export const isNoneBesideServices = (codes: readonly number[], none: number): boolean =>
  codes.length > 1 && codes.includes(none);
