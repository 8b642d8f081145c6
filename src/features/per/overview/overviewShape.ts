import type { PerOverview } from '#contract/perOverview';
import type { UploadedFile } from '#ui/fields/uploads';

/** The contacts of a cycle and the fields of each in the form. @source reference/preparedness.md, section 2.1 */
export const contactParts = {
  ns_focal_point: ['name', 'email', 'phone'],
  ns_second_focal_point: ['name', 'email', 'phone'],
  partner_focal_point: ['name', 'email', 'phone', 'organization'],
  facilitator: ['name', 'email', 'phone', 'contact'],
} as const;

export type ContactRole = keyof typeof contactParts;
export type ContactField = { [R in ContactRole]: `${R}_${(typeof contactParts)[R][number]}` }[ContactRole];

export const contactRoles = Object.keys(contactParts) as readonly ContactRole[];

/** The names of the fields of a contact. */
export const contactFieldsOf = (role: ContactRole) =>
  contactParts[role].map((part) => `${role}_${part}` as ContactField);

export const considerations = {
  assess_preparedness_of_country: 'epi',
  assess_urban_aspect_of_country: 'urban',
  assess_climate_environment_of_country: 'climate',
  assess_migration_aspect_of_country: 'migration',
} as const;

export type ConsiderationField = keyof typeof considerations;

/** The values of the form under the names of the server; null for an empty field. */
export type OverviewValues = { readonly [F in ContactField]: string | null } & {
  readonly [F in ConsiderationField]: boolean | null;
} & Pick<
    PerOverview,
    | 'country'
    | 'date_of_orientation'
    | 'date_of_assessment'
    | 'type_of_assessment'
    | 'branches_involved'
    | 'assessment_method'
    | 'workplan_development_date'
    | 'workplan_revision_date'
  > & { readonly orientation_documents: readonly UploadedFile[] | null };

/** The maximum lengths of texts that the server accepts. @source reference/preparedness.md, section 2.1 */
export const limits = { branches: 400, contact: 90 } as const;
