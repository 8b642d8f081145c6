import { z } from 'zod';
import { CountryBrief } from './country';
import { DisasterType } from './disasterType';
import { DistrictMini } from './district';
import { ActionCategory, ActionOrg, FlashShareWith, OriginalLanguage } from './enums';
import { CalendarDay, DateTime } from './scalars';
import { UserName } from './user';

/** Flash updates. */

export const FlashAction = z.object({
  id: z.int(),
  category: ActionCategory,
  client_id: z.string().nullable(),
  name: z.string(),
  organizations: z.array(ActionOrg),
  tooltip_text: z.string().nullable(),
});
export type FlashAction = z.infer<typeof FlashAction>;

export const FlashActionsTaken = z.object({
  id: z.int(),
  action_details: z.array(FlashAction),
  actions: z.array(z.int()),
  client_id: z.string().nullable(),
  organization: ActionOrg,
  organization_display: z.string(),
  summary: z.string().nullable(),
});
export type FlashActionsTaken = z.infer<typeof FlashActionsTaken>;

export const FlashCountryDistrict = z.object({
  id: z.int(),
  client_id: z.string().nullable(),
  country: z.int(),
  country_details: CountryBrief,
  district: z.array(z.int()),
  district_details: z.array(DistrictMini),
});
export type FlashCountryDistrict = z.infer<typeof FlashCountryDistrict>;

export const FlashFile = z.object({
  id: z.int(),
  caption: z.string().nullable(),
  client_id: z.string().nullable(),
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  file: z.string().nullable(),
});
export type FlashFile = z.infer<typeof FlashFile>;

export const FlashReference = z.object({
  id: z.int(),
  client_id: z.string().nullable(),
  date: CalendarDay,
  document: z.int().nullable(),
  document_details: FlashFile.nullable(),
  source_description: z.string(),
  url: z.string(),
});
export type FlashReference = z.infer<typeof FlashReference>;

export const FlashUpdate = z.object({
  id: z.int(),
  actions_taken: z.array(FlashActionsTaken),
  country_district: z.array(FlashCountryDistrict),
  created_at: DateTime,
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  extracted_at: DateTime.nullable(),
  extracted_file: z.string().nullable(),
  graphics: z.array(z.int()),
  graphics_files: z.array(FlashFile),
  hazard_type: z.int().nullable(),
  hazard_type_details: DisasterType.nullable(),
  ifrc_email: z.string().nullable(),
  ifrc_name: z.string().nullable(),
  ifrc_phone: z.string().nullable(),
  ifrc_title: z.string().nullable(),
  map: z.array(z.int()),
  map_files: z.array(FlashFile),
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  originator_email: z.string().nullable(),
  originator_name: z.string().nullable(),
  originator_phone: z.string().nullable(),
  originator_title: z.string().nullable(),
  references: z.array(FlashReference),
  share_with: FlashShareWith.nullable(),
  share_with_display: z.string().nullable(),
  situational_overview: z.string(),
  situational_overview_ar: z.string().nullable(),
  situational_overview_en: z.string().nullable(),
  situational_overview_es: z.string().nullable(),
  situational_overview_fr: z.string().nullable(),
  title: z.string(),
  title_ar: z.string().nullable(),
  title_en: z.string().nullable(),
  title_es: z.string().nullable(),
  title_fr: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  translation_module_skip_auto_translation: z.boolean(),
});
export type FlashUpdate = z.infer<typeof FlashUpdate>;

/** Maximum length of a row id on the server. */
const ClientId = z.string().max(50).nullable().optional();

export const FlashActionsTakenBody = z.object({
  actions: z.array(z.int()).optional(),
  client_id: ClientId,
  organization: ActionOrg,
  summary: z.string().nullable().optional(),
});
export type FlashActionsTakenBody = z.input<typeof FlashActionsTakenBody>;

export const FlashCountryDistrictBody = z.object({
  client_id: ClientId,
  country: z.int(),
  district: z.array(z.int()).optional(),
});
export type FlashCountryDistrictBody = z.input<typeof FlashCountryDistrictBody>;

/** A file that was sent before, with its caption. */
export const FlashFileLink = z.object({
  id: z.int(),
  caption: z.string().max(225).nullable().optional(),
  client_id: ClientId,
});
export type FlashFileLink = z.input<typeof FlashFileLink>;

export const FlashReferenceBody = z.object({
  client_id: ClientId,
  date: CalendarDay.optional(),
  document: z.int().nullable().optional(),
  source_description: z.string().max(225).optional(),
  url: z.string().optional(),
});
export type FlashReferenceBody = z.input<typeof FlashReferenceBody>;

export const FlashUpdateBody = z.object({
  actions_taken: z.array(FlashActionsTakenBody).optional(),
  country_district: z.array(FlashCountryDistrictBody).optional(),
  graphics_files: z.array(FlashFileLink).optional(),
  hazard_type: z.int().nullable().optional(),
  ifrc_email: z.string().max(300).nullable().optional(),
  ifrc_name: z.string().max(100).nullable().optional(),
  ifrc_phone: z.string().max(50).nullable().optional(),
  ifrc_title: z.string().max(300).nullable().optional(),
  map_files: z.array(FlashFileLink).optional(),
  originator_email: z.string().max(300).nullable().optional(),
  originator_name: z.string().max(100).nullable().optional(),
  originator_phone: z.string().max(50).nullable().optional(),
  originator_title: z.string().max(300).nullable().optional(),
  references: z.array(FlashReferenceBody).optional(),
  share_with: FlashShareWith.nullable().optional(),
  situational_overview: z.string().optional(),
  title: z.string().max(300),
});
export type FlashUpdateBody = z.input<typeof FlashUpdateBody>;

/** A file on its way to the server. */
export const FlashFileBody = z.object({
  caption: z.string().max(225).nullable().optional(),
  client_id: ClientId,
  file: z.file(),
});
export type FlashFileBody = z.input<typeof FlashFileBody>;

/** The PDF of an update: `pending` until it is built, then `ready` with its address. */
export const FlashUpdateExport = z.object({
  status: z.string(),
  url: z.string().nullable(),
});
export type FlashUpdateExport = z.infer<typeof FlashUpdateExport>;

export const DonorGroup = z.object({
  id: z.int(),
  name: z.string(),
});
export type DonorGroup = z.infer<typeof DonorGroup>;

export const Donor = z.object({
  id: z.int(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  groups: z.array(z.int()),
  groups_details: z.array(DonorGroup),
  last_name: z.string().nullable(),
  organization_name: z.string().nullable(),
  position: z.string().nullable(),
});
export type Donor = z.infer<typeof Donor>;

export const ShareFlashUpdate = z.object({
  id: z.int(),
  created_at: DateTime,
  donor_groups: z.array(z.int()),
  donors: z.array(z.int()),
  donors_details: z.array(Donor),
  flash_update: z.int(),
  flash_update_details: FlashUpdate,
  groups_details: z.array(DonorGroup),
});
export type ShareFlashUpdate = z.infer<typeof ShareFlashUpdate>;

export const ShareFlashUpdateBody = z.object({
  donor_groups: z.array(z.int()).optional(),
  donors: z.array(z.int()).optional(),
  flash_update: z.int(),
});
export type ShareFlashUpdateBody = z.input<typeof ShareFlashUpdateBody>;
