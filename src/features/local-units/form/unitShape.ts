import type { Visibility } from '#contract/enums';

export type UnitStep = 'basics' | 'place' | 'facility' | 'staff' | 'review';

export interface ProfileRow {
  readonly client_id: string;
  /** The id of a stored profile. */
  readonly id?: number | undefined;
  readonly position: string | null;
  readonly number: number | null;
}

export const staffCounts = [
  'total_number_of_human_resource',
  'general_practitioner',
  'specialist',
  'residents_doctor',
  'nurse',
  'dentist',
  'nursing_aid',
  'midwife',
  'pharmacists',
] as const;
type StaffCount = (typeof staffCounts)[number];

/** The health data under the server's names. */
export type HealthValues = { readonly [Count in StaffCount]: number | null } & {
  /** The id of stored health data; without it, the server creates new data. */
  readonly id: number | null;
  readonly affiliation: number | null;
  readonly other_affiliation: string | null;
  readonly functionality: number | null;
  readonly focal_point_position: string | null;
  readonly focal_point_email: string | null;
  readonly focal_point_phone_number: string | null;
  readonly health_facility_type: number | null;
  readonly other_facility_type: string | null;
  readonly primary_health_care_center: number | null;
  readonly speciality: string | null;
  readonly hospital_type: number | null;
  readonly ambulance_type_a: number | null;
  readonly ambulance_type_b: number | null;
  readonly ambulance_type_c: number | null;
  readonly professional_training_facilities: readonly number[] | null;
  readonly other_training_facilities: string | null;
  readonly is_teaching_hospital: boolean | null;
  readonly is_in_patient_capacity: boolean | null;
  readonly maximum_capacity: number | null;
  readonly is_isolation_rooms_wards: boolean | null;
  readonly number_of_isolation_rooms: number | null;
  readonly general_medical_services: readonly number[] | null;
  readonly specialized_medical_beyond_primary_level: readonly number[] | null;
  readonly blood_services: readonly number[] | null;
  readonly other_services: string | null;
  readonly is_warehousing: boolean | null;
  readonly is_cold_chain: boolean | null;
  readonly other_medical_heal: boolean | null;
  readonly feedback: string | null;
};

/** Form values; null when unanswered. */
export interface UnitValues {
  readonly country: number | null;
  readonly type: number | null;
  readonly visibility: Visibility | null;
  /** yyyy-MM-dd */
  readonly date_of_data: string | null;
  readonly subtype: string | null;
  readonly level: number | null;
  readonly english_branch_name: string | null;
  readonly local_branch_name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly link: string | null;
  readonly postcode: string | null;
  readonly focal_person_en: string | null;
  readonly focal_person_loc: string | null;
  readonly source_en: string | null;
  readonly source_loc: string | null;
  readonly address_en: string | null;
  readonly address_loc: string | null;
  readonly city_en: string | null;
  readonly city_loc: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly health: HealthValues;
  /** Part of the health data in the request. */
  readonly other_profiles: readonly ProfileRow[] | null;
  readonly update_reason_overview: string | null;
  /** Codes of the selected options, on which conditions of fields depend: ids may differ between servers. */
  readonly type_code: number | null;
  readonly facility_code: number | null;
  readonly affiliation_code: number | null;
  readonly training_codes: readonly number[] | null;
  /** Whether a stored unit is edited, which needs a reason. */
  readonly is_edit: boolean | null;
}
