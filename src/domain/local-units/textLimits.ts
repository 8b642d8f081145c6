/**
 * Maximum lengths of the texts of a local unit, which the server holds in the form and in imports.
 *
 * @source reference/local-units.md, section 2.1
 */
export const textLimits = {
  english_branch_name: 255,
  local_branch_name: 255,
  subtype: 200,
  address_loc: 500,
  address_en: 500,
  city_loc: 255,
  city_en: 255,
  postcode: 10,
  focal_person_en: 255,
  focal_person_loc: 255,
  source_en: 500,
  source_loc: 500,
  phone: 30,
  email: 255,
  link: 255,
  focal_point_position: 255,
  focal_point_email: 255,
  focal_point_phone_number: 255,
  speciality: 255,
} as const;
