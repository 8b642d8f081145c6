import { z } from 'zod';
import { DisasterType } from './disasterType';
import { OriginalLanguage, ProjectOperationType, ProjectProgrammeType, ProjectStatus, VisibilityName } from './enums';
import { EventMini } from './eventMini';
import { CalendarDay, DateTime } from './scalars';

/** Projects of National Societies (3W). */

export const AnnualSplit = z.object({
  id: z.int(),
  budget_amount: z.int().nullable(),
  reached_female: z.int().nullable(),
  reached_male: z.int().nullable(),
  reached_other: z.int().nullable(),
  reached_total: z.int().nullable(),
  target_female: z.int().nullable(),
  target_male: z.int().nullable(),
  target_other: z.int().nullable(),
  target_total: z.int().nullable(),
  year: z.int().nullable(),
});
export type AnnualSplit = z.infer<typeof AnnualSplit>;

export const Admin2Mini = z.object({
  id: z.int(),
  code: z.string(),
  district_id: z.int(),
  district_name: z.string(),
  name: z.string(),
});
export type Admin2Mini = z.infer<typeof Admin2Mini>;

export const ProjectAdmin2 = z.object({
  id: z.int(),
  district_id: z.int(),
  name: z.string(),
});
export type ProjectAdmin2 = z.infer<typeof ProjectAdmin2>;

export const ProjectCountry = z.object({
  id: z.int(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  name: z.string(),
  society_name: z.string(),
});
export type ProjectCountry = z.infer<typeof ProjectCountry>;

export const ProjectDistrict = z.object({
  id: z.int(),
  name: z.string(),
});
export type ProjectDistrict = z.infer<typeof ProjectDistrict>;

export const ProjectUser = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
});
export type ProjectUser = z.infer<typeof ProjectUser>;

export const RegionalProject = z.object({
  id: z.int(),
  created_at: DateTime,
  modified_at: DateTime,
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
});
export type RegionalProject = z.infer<typeof RegionalProject>;

export const Project = z.object({
  id: z.int(),
  actual_expenditure: z.int().nullable(),
  annual_splits: z.array(AnnualSplit),
  budget_amount: z.int().nullable(),
  description: z.string().nullable(),
  document: z.int().nullable(),
  dtype: z.int().nullable(),
  dtype_detail: DisasterType.nullable(),
  end_date: CalendarDay,
  event: z.int().nullable(),
  event_detail: EventMini.nullable(),
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  modified_by_detail: ProjectUser.nullable(),
  name: z.string().nullable(),
  operation_type: ProjectOperationType,
  operation_type_display: z.string(),
  primary_sector: z.int(),
  primary_sector_display: z.string(),
  programme_type: ProjectProgrammeType,
  programme_type_display: z.string(),
  project_admin2: z.array(z.int()),
  project_admin2_detail: z.array(ProjectAdmin2),
  project_country: z.int().nullable(),
  project_country_detail: ProjectCountry.nullable(),
  project_districts: z.array(z.int()),
  project_districts_detail: z.array(ProjectDistrict),
  reached_female: z.int().nullable(),
  reached_male: z.int().nullable(),
  reached_other: z.int().nullable(),
  reached_total: z.int().nullable(),
  regional_project: z.int().nullable(),
  regional_project_detail: RegionalProject.nullable(),
  reporting_ns: z.int(),
  reporting_ns_contact_email: z.string().nullable(),
  reporting_ns_contact_name: z.string().nullable(),
  reporting_ns_contact_role: z.string().nullable(),
  reporting_ns_detail: ProjectCountry,
  secondary_sectors: z.array(z.int()),
  secondary_sectors_display: z.array(z.string()),
  start_date: CalendarDay,
  status: ProjectStatus,
  status_display: z.string(),
  target_female: z.int().nullable(),
  target_male: z.int().nullable(),
  target_other: z.int().nullable(),
  target_total: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
  user: z.int().nullable(),
  visibility: VisibilityName,
  visibility_display: z.string(),
});
export type Project = z.infer<typeof Project>;

/** A row with an `id` that the project has replaces it; without one it is new. */
export const AnnualSplitBody = z.object({
  id: z.int().optional(),
  budget_amount: z.int32().nullable().optional(),
  reached_female: z.int32().nullable().optional(),
  reached_male: z.int32().nullable().optional(),
  reached_other: z.int32().nullable().optional(),
  reached_total: z.int32().nullable().optional(),
  target_female: z.int32().nullable().optional(),
  target_male: z.int32().nullable().optional(),
  target_other: z.int32().nullable().optional(),
  target_total: z.int32().nullable().optional(),
  year: z.int32().nullable().optional(),
});
export type AnnualSplitBody = z.input<typeof AnnualSplitBody>;

const ContactText = z.string().max(255).nullable().optional();

/** The whole project, also in an edit: the server's checks read fields that a partial body would leave out. */
export const ProjectBody = z.object({
  actual_expenditure: z.int32().nullable().optional(),
  annual_splits: z.array(AnnualSplitBody).optional(),
  budget_amount: z.int32().nullable().optional(),
  description: z.string().nullable().optional(),
  document: z.int().nullable().optional(),
  dtype: z.int().nullable().optional(),
  end_date: CalendarDay,
  event: z.int().nullable().optional(),
  name: z.string().min(1).nullable().optional(),
  operation_type: ProjectOperationType.optional(),
  primary_sector: z.int(),
  programme_type: ProjectProgrammeType,
  project_admin2: z.array(z.int()).optional(),
  project_country: z.int(),
  project_districts: z.array(z.int()),
  reached_female: z.int32().nullable().optional(),
  reached_male: z.int32().nullable().optional(),
  reached_other: z.int32().nullable().optional(),
  reached_total: z.int32().nullable().optional(),
  regional_project: z.int().nullable().optional(),
  reporting_ns: z.int(),
  reporting_ns_contact_email: ContactText,
  reporting_ns_contact_name: ContactText,
  reporting_ns_contact_role: ContactText,
  secondary_sectors: z.array(z.int()).optional(),
  start_date: CalendarDay,
  status: ProjectStatus.optional(),
  target_female: z.int32().nullable().optional(),
  target_male: z.int32().nullable().optional(),
  target_other: z.int32().nullable().optional(),
  target_total: z.int32().nullable().optional(),
  visibility: VisibilityName.optional(),
});
export type ProjectBody = z.input<typeof ProjectBody>;
