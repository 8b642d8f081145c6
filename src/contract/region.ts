import { z } from 'zod';
import { OriginalLanguage, RegionId, Visibility } from './enums';
import { Polygon } from './scalars';

/** The five regions of the federation. */

export const RegionMini = z.object({
  id: z.int(),
  name: z.string(),
});
export type RegionMini = z.infer<typeof RegionMini>;

export const RegionBrief = z.object({
  id: z.int(),
  label: z.string().nullable(),
  name: RegionId,
  region_name: z.string(),
  translation_module_original_language: OriginalLanguage,
});
export type RegionBrief = z.infer<typeof RegionBrief>;

export const Region = z.object({
  id: z.int(),
  bbox: Polygon.nullable(),
  label: z.string().nullable(),
  name: RegionId,
  region_name: z.string(),
  translation_module_original_language: OriginalLanguage,
});
export type Region = z.infer<typeof Region>;

export const RegionContact = z.object({
  id: z.int(),
  ctype: z.string(),
  email: z.string(),
  name: z.string(),
  title: z.string(),
});
export type RegionContact = z.infer<typeof RegionContact>;

export const RegionEmergencySnippet = z.object({
  id: z.int(),
  region: z.int(),
  snippet: z.string().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type RegionEmergencySnippet = z.infer<typeof RegionEmergencySnippet>;

export const RegionLink = z.object({
  id: z.int(),
  show_in_go: z.boolean(),
  title: z.string(),
  url: z.string(),
});
export type RegionLink = z.infer<typeof RegionLink>;

export const RegionPreparednessSnippet = z.object({
  id: z.int(),
  region: z.int(),
  snippet: z.string().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type RegionPreparednessSnippet = z.infer<typeof RegionPreparednessSnippet>;

export const RegionProfileSnippet = z.object({
  id: z.int(),
  region: z.int(),
  snippet: z.string().nullable(),
  title: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type RegionProfileSnippet = z.infer<typeof RegionProfileSnippet>;

export const RegionSnippet = z.object({
  id: z.int(),
  image: z.string().nullable(),
  region: z.int(),
  snippet: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  visibility: Visibility,
  visibility_display: z.string(),
});
export type RegionSnippet = z.infer<typeof RegionSnippet>;

export const RegionKeyFigure = z.object({
  id: z.int(),
  deck: z.string().nullable(),
  figure: z.string(),
  region: z.int(),
  source: z.string(),
  translation_module_original_language: OriginalLanguage,
  visibility: Visibility,
});
export type RegionKeyFigure = z.infer<typeof RegionKeyFigure>;

export const RegionDetail = z.object({
  id: z.int(),
  additional_tab_name: z.string().nullable(),
  bbox: Polygon.nullable(),
  contacts: z.array(RegionContact),
  country_cluster_count: z.int(),
  country_plan_count: z.int(),
  emergency_snippets: z.array(RegionEmergencySnippet),
  links: z.array(RegionLink),
  name: RegionId,
  national_society_count: z.int(),
  preparedness_snippets: z.array(RegionPreparednessSnippet),
  profile_snippets: z.array(RegionProfileSnippet),
  region_name: z.string(),
  snippets: z.array(RegionSnippet),
  translation_module_original_language: OriginalLanguage,
});
export type RegionDetail = z.infer<typeof RegionDetail>;
