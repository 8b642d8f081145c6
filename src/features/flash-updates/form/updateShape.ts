import type { ActionsValues } from '#resources/actions-taken/actionFields';
import type { UploadedFile } from '#ui/fields/uploads';

/** The organisations whose actions the form edits, in its order. */
export const organisations = ['NTLS', 'PNS', 'FDRN', 'GOV'] as const;
export type Organisation = (typeof organisations)[number];

export const contactRoles = ['originator', 'ifrc'] as const;
export type ContactRole = (typeof contactRoles)[number];
export const contactParts = ['name', 'title', 'email', 'phone'] as const;
export type ContactPart = (typeof contactParts)[number];
export type ContactField = `${ContactRole}_${ContactPart}`;

export interface PlaceRow {
  readonly client_id: string;
  readonly country: number | null;
  readonly district: readonly number[] | null;
}

export interface ReferenceRow {
  readonly client_id: string;
  /** yyyy-MM-dd */
  readonly date: string | null;
  readonly source_description: string | null;
  readonly url: string | null;
  /** One file or none. */
  readonly document: readonly UploadedFile[] | null;
}

/** Form values: the server's fields under the server's names, null when unanswered. */
export type FlashUpdateValues = { readonly [F in ContactField]: string | null } & {
  readonly country_district: readonly PlaceRow[] | null;
  readonly hazard_type: number | null;
  readonly title: string | null;
  readonly situational_overview: string | null;
  readonly graphics_files: readonly UploadedFile[] | null;
  readonly map_files: readonly UploadedFile[] | null;
  readonly references: readonly ReferenceRow[] | null;
  readonly actions_taken: Readonly<Record<Organisation, ActionsValues>>;
};

/** Maximum counts of items and maximum lengths of texts. @source reference/emergencies.md, section 2.2 */
export const limits = { countries: 10, pictures: 3, caption: 225, title: 300, source: 225 } as const;
