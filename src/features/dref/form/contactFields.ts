import { fieldsFrom } from '#app/form/definition';
import { drefLimits, drefStages } from '#domain/dref/drefTypes';
import type { CatalogueEntry } from './catalogueEntry';
import type { DrefStrings } from './useDrefStrings';

/** The people whom a document names, in the order of the form. */
export const contactRoles = [
  'ifrc_appeal_manager',
  'ifrc_project_manager',
  'national_society_contact',
  'ifrc_emergency',
  'regional_focal_point',
  'media_contact',
  'national_society_integrity_contact',
] as const;

export const contactParts = ['name', 'title', 'email', 'phone_number'] as const;
type ContactPart = (typeof contactParts)[number];

export const contactPartLabel = (part: ContactPart, t: DrefStrings) =>
  ({ name: t.contact_name, title: t.contact_title, email: t.contact_email, phone_number: t.contact_phone_number })[
    part
  ];

const kinds = {
  name: { kind: 'text', maxLength: drefLimits.shortText },
  title: { kind: 'text', maxLength: drefLimits.shortText },
  email: { kind: 'email', maxLength: drefLimits.shortText },
  phone_number: { kind: 'phone', maxLength: drefLimits.phone },
} as const satisfies Record<ContactPart, Partial<CatalogueEntry>>;

/** A complete document names everyone; how they are reached may be known later. */
export const contactFields = fieldsFrom<
  readonly [(typeof contactRoles)[number], ContactPart],
  ContactFieldName,
  CatalogueEntry
>(
  contactRoles.flatMap((role) => contactParts.map((part) => [role, part] as const)),
  ([role, part]) => [
    `${role}_${part}`,
    {
      step: 'submission',
      stages: drefStages,
      isExpected: part === 'name',
      label: (t) => t.contactField({ role: t[role], field: contactPartLabel(part, t) }),
      ...kinds[part],
    },
  ],
);

type ContactFieldName = `${(typeof contactRoles)[number]}_${ContactPart}`;
