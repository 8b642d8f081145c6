import { z } from 'zod';
import { CountryBrief } from './country';
import { DisasterType } from './disasterType';
import { DistrictMini } from './district';
import { ActionCategory, ActionOrg, FlashShareWith, OriginalLanguage } from './enums';
import { DateTime } from './scalars';
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
  date: z.iso.date(),
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
