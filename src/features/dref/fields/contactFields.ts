import type { DrefStrings } from '../form/useDrefStrings';

/** The contacts of a document. */
export const contactRoles = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'national_society_contact',
  'ifrc_emergency',
  'regional_focal_point',
  'media_contact',
  'national_society_integrity_contact',
] as const;
export type ContactRole = (typeof contactRoles)[number];

/** The parts of a contact, in the order of the form. */
export const contactParts = ['name', 'title', 'email', 'phone_number'] as const;
export type ContactPart = (typeof contactParts)[number];

export const contactPartLabel = (part: ContactPart, t: DrefStrings) =>
  ({ name: t.contact_name, title: t.contact_title, email: t.contact_email, phone_number: t.contact_phone_number })[
    part
  ];
