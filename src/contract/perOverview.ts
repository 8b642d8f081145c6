import { z } from 'zod';
import { AssessmentType } from './assessmentType';
import { CountryMini } from './country';
import { OriginalLanguage, PerOverviewassessmentmethods, PerPhase } from './enums';
import { CalendarDay, DateTime } from './scalars';
import { UserName } from './user';

/** The orientation and plan of a preparedness cycle. @source reference/preparedness.md, sections 2.1 and 4.2 */

export const PerFile = z.object({
  id: z.int(),
  caption: z.string().nullable(),
  client_id: z.string().nullable(),
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  file: z.string(),
});
export type PerFile = z.infer<typeof PerFile>;

export const PerFileBody = z.object({
  caption: z.string().max(225).nullable().optional(),
  client_id: z.string().max(50).nullable().optional(),
  file: z.file(),
});
export type PerFileBody = z.input<typeof PerFileBody>;

const contact = z.string().nullable();
const contacts = {
  facilitator_contact: contact,
  facilitator_email: contact,
  facilitator_name: contact,
  facilitator_phone: contact,
  ns_focal_point_email: contact,
  ns_focal_point_name: contact,
  ns_focal_point_phone: contact,
  ns_second_focal_point_email: contact,
  ns_second_focal_point_name: contact,
  ns_second_focal_point_phone: contact,
  partner_focal_point_email: contact,
  partner_focal_point_name: contact,
  partner_focal_point_organization: contact,
  partner_focal_point_phone: contact,
};

const considerations = {
  assess_climate_environment_of_country: z.boolean().nullable(),
  assess_migration_aspect_of_country: z.boolean().nullable(),
  /** Epidemic preparedness. */
  assess_preparedness_of_country: z.boolean().nullable(),
  assess_urban_aspect_of_country: z.boolean().nullable(),
};

export const PerOverview = z.object({
  id: z.int(),
  ...considerations,
  ...contacts,
  assessment_method: PerOverviewassessmentmethods.nullable(),
  assessment_number: z.int().nullable(),
  branches_involved: z.string().nullable(),
  country: z.int().nullable(),
  country_details: CountryMini.nullable(),
  created_at: DateTime,
  date_of_assessment: CalendarDay.nullable(),
  date_of_orientation: CalendarDay.nullable(),
  date_of_previous_assessment: CalendarDay.nullable(),
  is_draft: z.boolean(),
  orientation_documents: z.array(z.int()),
  orientation_documents_details: z.array(PerFile),
  phase: PerPhase.nullable(),
  translation_module_original_language: OriginalLanguage,
  type_of_assessment: z.int().nullable(),
  type_of_assessment_details: AssessmentType.nullable(),
  type_of_previous_assessment: z.int().nullable(),
  updated_at: DateTime,
  user: z.int().nullable(),
  user_details: UserName.nullable(),
  workplan_development_date: CalendarDay.nullable(),
  workplan_revision_date: CalendarDay.nullable(),
});
export type PerOverview = z.infer<typeof PerOverview>;

const shortText = z.string().max(90).nullable().optional();

/** The server sets phase, cycle number and the fields of the previous cycle. */
export const PerOverviewBody = z
  .object({
    ...considerations,
    assessment_method: PerOverviewassessmentmethods.nullable(),
    branches_involved: z.string().max(400).nullable(),
    country: z.int().nullable(),
    date_of_assessment: CalendarDay.nullable(),
    date_of_orientation: CalendarDay.nullable(),
    is_draft: z.boolean(),
    orientation_documents: z.array(z.int()),
    type_of_assessment: z.int().nullable(),
    workplan_development_date: CalendarDay.nullable(),
    workplan_revision_date: CalendarDay.nullable(),
  })
  .partial()
  .extend({
    facilitator_contact: shortText,
    facilitator_email: shortText,
    facilitator_name: shortText,
    facilitator_phone: shortText,
    ns_focal_point_email: shortText,
    ns_focal_point_name: shortText,
    ns_focal_point_phone: shortText,
    ns_second_focal_point_email: shortText,
    ns_second_focal_point_name: shortText,
    ns_second_focal_point_phone: shortText,
    partner_focal_point_email: shortText,
    partner_focal_point_name: shortText,
    partner_focal_point_organization: shortText,
    partner_focal_point_phone: shortText,
  });
export type PerOverviewBody = z.input<typeof PerOverviewBody>;

/** The latest cycle of a country, drafts included; without an id and empty for a country without cycles. */
export const LatestPerOverview = z.object({
  id: z.int().optional(),
  assessment_number: z.int().nullable(),
  date_of_assessment: CalendarDay.nullable(),
  type_of_assessment: AssessmentType.nullable().optional(),
});
export type LatestPerOverview = z.infer<typeof LatestPerOverview>;
