import type { EapRegistration } from '#contract/eap';

/** The answers that a new protocol takes from its registration. @source reference/eap.md, section 2.2 */
export const fromRegistration = (registration: EapRegistration) => ({
  partners: registration.partners.length > 0 ? registration.partners : null,
  national_society_contact_name: registration.national_society_contact_name,
  national_society_contact_title: registration.national_society_contact_title,
  national_society_contact_email: registration.national_society_contact_email,
  national_society_contact_phone_number: registration.national_society_contact_phone_number,
  dref_focal_point_name: registration.dref_focal_point_name,
  dref_focal_point_title: registration.dref_focal_point_title,
  dref_focal_point_email: registration.dref_focal_point_email,
  dref_focal_point_phone_number: registration.dref_focal_point_phone_number,
});
