import { z } from 'zod';
import { LocalUnitsStatus, LocalUnitsValidationStatus, LocalUnitsValidators, Visibility } from './enums';
import { CalendarDay, DateTime, Point } from './scalars';

/** Branches, health facilities, offices and other units of National Societies. */

export const LocalUnitOption = z.object({ id: z.int(), code: z.int(), name: z.string() });
export type LocalUnitOption = z.infer<typeof LocalUnitOption>;

export const LocalUnitType = z.object({
  id: z.int(),
  code: z.int(),
  colour: z.string().nullable().optional(),
  image_url: z.string().nullable(),
  name: z.string(),
});
export type LocalUnitType = z.infer<typeof LocalUnitType>;

export const HealthFacilityType = z.object({
  id: z.int(),
  code: z.int(),
  image_url: z.string().nullable(),
  name: z.string(),
});
export type HealthFacilityType = z.infer<typeof HealthFacilityType>;

export const LocalUnitLevel = z.object({ id: z.int(), level: z.int(), name: z.string() });
export type LocalUnitLevel = z.infer<typeof LocalUnitLevel>;

export const LocalUnitCountry = z.object({ id: z.int(), iso3: z.string().nullable(), name: z.string() });
export type LocalUnitCountry = z.infer<typeof LocalUnitCountry>;

export const LocalUnitUser = z.object({
  id: z.int(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  username: z.string(),
});
export type LocalUnitUser = z.infer<typeof LocalUnitUser>;

export const LocalUnitOptions = z.object({
  affiliation: z.array(LocalUnitOption),
  blood_services: z.array(LocalUnitOption),
  functionality: z.array(LocalUnitOption),
  general_medical_services: z.array(LocalUnitOption),
  health_facility_type: z.array(HealthFacilityType),
  hospital_type: z.array(LocalUnitOption),
  level: z.array(LocalUnitLevel),
  primary_health_care_center: z.array(LocalUnitOption),
  professional_training_facilities: z.array(LocalUnitOption),
  specialized_medical_beyond_primary_level: z.array(LocalUnitOption),
  type: z.array(LocalUnitType),
});
export type LocalUnitOptions = z.infer<typeof LocalUnitOptions>;

const MiniHealthData = z.object({
  id: z.int(),
  health_facility_type: z.int(),
  health_facility_type_details: HealthFacilityType,
});

/** A unit as the public lists show it: no contacts, no dates. */
export const LocalUnit = z.object({
  id: z.int(),
  address_en: z.string().nullable(),
  address_loc: z.string().nullable(),
  country: z.int(),
  country_details: LocalUnitCountry,
  english_branch_name: z.string().nullable(),
  health: z.int().nullable(),
  health_details: MiniHealthData.nullable(),
  local_branch_name: z.string().nullable(),
  location_geojson: Point,
  status: LocalUnitsStatus,
  status_details: z.string(),
  type: z.int(),
  type_details: LocalUnitType,
});
export type LocalUnit = z.infer<typeof LocalUnit>;

/** The same as members see it. */
export const PrivateLocalUnit = LocalUnit.extend({
  bulk_upload: z.int().nullable(),
  email: z.string().nullable(),
  focal_person_en: z.string().nullable(),
  focal_person_loc: z.string().nullable(),
  modified_at: DateTime,
  modified_by_details: LocalUnitUser.nullable(),
  phone: z.string().nullable(),
  update_reason_overview: z.string().nullable(),
});
export type PrivateLocalUnit = z.infer<typeof PrivateLocalUnit>;

const OtherProfile = z.object({ id: z.int().optional(), number: z.int(), position: z.string() });

const count = z.int().nullable();
const text = z.string().nullable();
const flag = z.boolean().nullable();

/** What a health facility offers, with how many people. */
export const HealthData = z.object({
  id: z.int(),
  affiliation: z.int(),
  affiliation_details: LocalUnitOption,
  ambulance_type_a: count,
  ambulance_type_b: count,
  ambulance_type_c: count,
  blood_services: z.array(z.int()),
  blood_services_details: z.array(LocalUnitOption),
  created_at: DateTime,
  created_by: z.int().nullable(),
  created_by_details: LocalUnitUser.nullable(),
  dentist: count,
  feedback: text,
  focal_point_email: text,
  focal_point_phone_number: text,
  focal_point_position: text,
  functionality: z.int(),
  functionality_details: LocalUnitOption,
  general_medical_services: z.array(z.int()),
  general_medical_services_details: z.array(LocalUnitOption),
  general_practitioner: count,
  health_facility_type: z.int(),
  health_facility_type_details: HealthFacilityType,
  hospital_type: z.int().nullable(),
  hospital_type_details: LocalUnitOption.nullable(),
  is_cold_chain: flag,
  is_in_patient_capacity: flag,
  is_isolation_rooms_wards: flag,
  is_teaching_hospital: flag,
  is_warehousing: flag,
  maximum_capacity: count,
  midwife: count,
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  modified_by_details: LocalUnitUser.nullable(),
  number_of_isolation_rooms: count,
  nurse: count,
  nursing_aid: count,
  other_affiliation: text,
  other_facility_type: text,
  other_medical_heal: flag,
  other_profiles: z.array(OtherProfile),
  other_services: text,
  other_training_facilities: text,
  pharmacists: count,
  primary_health_care_center: z.int().nullable(),
  primary_health_care_center_details: LocalUnitOption.nullable(),
  professional_training_facilities: z.array(z.int()),
  professional_training_facilities_details: z.array(LocalUnitOption),
  residents_doctor: count,
  specialist: count,
  speciality: text,
  specialized_medical_beyond_primary_level: z.array(z.int()),
  specialized_medical_beyond_primary_level_details: z.array(LocalUnitOption),
  total_number_of_human_resource: count,
});
export type HealthData = z.infer<typeof HealthData>;

/** A unit as the public sees it: without its id, and without the contacts of the unit. */
export const LocalUnitDetail = z.object({
  address_en: text,
  address_loc: text,
  city_en: text,
  city_loc: text,
  country: z.int(),
  country_details: LocalUnitCountry,
  created_at: DateTime,
  date_of_data: CalendarDay,
  draft: z.boolean(),
  english_branch_name: text,
  health: HealthData.nullable(),
  level: z.int().nullable(),
  level_details: LocalUnitLevel.nullable(),
  link: text,
  local_branch_name: text,
  location: z.string(),
  location_geojson: Point,
  modified_at: DateTime,
  postcode: text,
  source_en: text,
  source_loc: text,
  status: LocalUnitsStatus,
  status_details: z.string(),
  subtype: text,
  type: z.int(),
  type_details: LocalUnitType,
  visibility_display: z.string(),
});
export type LocalUnitDetail = z.infer<typeof LocalUnitDetail>;

const Location = z.object({ lat: z.number(), lng: z.number() });

/** The same as members see and change it. */
export const PrivateLocalUnitDetail = LocalUnitDetail.extend({
  id: z.int(),
  bulk_upload: z.int().nullable(),
  created_by_details: LocalUnitUser.nullable(),
  email: text,
  focal_person_en: text,
  focal_person_loc: text,
  location_json: Location,
  modified_by: z.int().nullable(),
  modified_by_details: LocalUnitUser.nullable(),
  phone: text,
  update_reason_overview: text,
  /** How many versions are stored. */
  version_id: z.int(),
  visibility: Visibility,
});
export type PrivateLocalUnitDetail = z.infer<typeof PrivateLocalUnitDetail>;

const countBody = z.int32().nullable().optional();
const textBody = z.string().nullable().optional();
const shortTextBody = z.string().max(255).nullable().optional();
const emailBody = z
  .union([z.email(), z.literal('')])
  .nullable()
  .optional();
const flagBody = z.boolean().nullable().optional();

export const HealthDataBody = z.object({
  /** Of the stored data: without it the server makes new ones and links those. */
  id: z.int().optional(),
  affiliation: z.int(),
  ambulance_type_a: countBody,
  ambulance_type_b: countBody,
  ambulance_type_c: countBody,
  blood_services: z.array(z.int()).optional(),
  dentist: countBody,
  feedback: textBody,
  focal_point_email: emailBody,
  focal_point_phone_number: shortTextBody,
  focal_point_position: shortTextBody,
  functionality: z.int(),
  general_medical_services: z.array(z.int()).optional(),
  general_practitioner: countBody,
  health_facility_type: z.int(),
  hospital_type: z.int().nullable().optional(),
  is_cold_chain: flagBody,
  is_in_patient_capacity: flagBody,
  is_isolation_rooms_wards: flagBody,
  is_teaching_hospital: flagBody,
  is_warehousing: flagBody,
  maximum_capacity: countBody,
  midwife: countBody,
  number_of_isolation_rooms: countBody,
  nurse: countBody,
  nursing_aid: countBody,
  other_affiliation: textBody,
  other_facility_type: textBody,
  other_medical_heal: flagBody,
  /** A row with an `id` is updated, one without is new, and stored rows that are not sent are removed. */
  other_profiles: z
    .array(z.object({ id: z.int().optional(), number: z.int32().min(0), position: z.string().min(1) }))
    .optional(),
  other_services: textBody,
  other_training_facilities: textBody,
  pharmacists: countBody,
  primary_health_care_center: z.int().nullable().optional(),
  professional_training_facilities: z.array(z.int()).optional(),
  residents_doctor: countBody,
  specialist: countBody,
  speciality: shortTextBody,
  specialized_medical_beyond_primary_level: z.array(z.int()).optional(),
  total_number_of_human_resource: countBody,
});
export type HealthDataBody = z.input<typeof HealthDataBody>;

const longTextBody = z.string().max(500).nullable().optional();

/** The whole unit, also in an edit: the server fails without type, position, a name and the reason of an update. */
export const LocalUnitBody = z.object({
  address_en: longTextBody,
  address_loc: longTextBody,
  city_en: shortTextBody,
  city_loc: shortTextBody,
  country: z.int(),
  date_of_data: CalendarDay,
  email: emailBody,
  english_branch_name: shortTextBody,
  focal_person_en: shortTextBody,
  focal_person_loc: shortTextBody,
  health: HealthDataBody.nullable().optional(),
  level: z.int().nullable().optional(),
  link: z
    .union([z.url().max(255), z.literal('')])
    .nullable()
    .optional(),
  local_branch_name: shortTextBody,
  location_json: Location,
  phone: z.string().max(30).nullable().optional(),
  postcode: z.string().max(10).nullable().optional(),
  source_en: longTextBody,
  source_loc: longTextBody,
  subtype: z.string().max(200).nullable().optional(),
  type: z.int(),
  update_reason_overview: textBody,
  visibility: Visibility.optional(),
});
export type LocalUnitBody = z.input<typeof LocalUnitBody>;

/** The last request to validate a unit; the stored detail before the edit is empty for a new unit. */
export const LocalUnitChangeRequest = z.object({
  id: z.int(),
  current_validator: LocalUnitsValidators,
  current_validator_details: z.string(),
  previous_data_details: z.union([PrivateLocalUnitDetail, z.strictObject({})]),
  status: LocalUnitsValidationStatus,
  status_details: z.string(),
});
export type LocalUnitChangeRequest = z.infer<typeof LocalUnitChangeRequest>;

/** The empty body of an action: a write without a body is not sent. */
export const LocalUnitStepBody = z.strictObject({});

export const LocalUnitRejectionBody = z.object({ reason: z.string().min(1) });

export const LocalUnitDeprecationBody = z.object({
  deprecated_reason: z.literal([1, 2, 3, 4]),
  deprecated_reason_overview: z.string().min(1),
});

export const LocalUnitMessage = z.object({ message: z.string() });
