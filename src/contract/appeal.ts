import { z } from 'zod';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { AlertLevel, AppealStatus, AppealType, OriginalLanguage } from './enums';
import { RegionBrief } from './region';
import { DateTime, DayTime } from './scalars';

/** Appeals: the funding of an emergency (DREF, emergency appeal, early action). */

export const RelatedAppeal = z.object({
  id: z.int(),
  aid: z.string(),
  amount_funded: z.number(),
  amount_requested: z.number(),
  atype: AppealType,
  atype_display: z.string(),
  code: z.string().nullable(),
  end_date: DayTime.nullable(),
  num_beneficiaries: z.int(),
  sector: z.string(),
  start_date: DayTime.nullable(),
  status: AppealStatus,
  status_display: z.string(),
  translation_module_original_language: OriginalLanguage,
});
export type RelatedAppeal = z.infer<typeof RelatedAppeal>;

export const AppealEvent = z.object({
  id: z.int(),
  ifrc_severity_level: AlertLevel,
  ifrc_severity_level_display: z.string(),
  ifrc_severity_level_update_date: DateTime.nullable(),
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
  updated_at: DateTime,
});
export type AppealEvent = z.infer<typeof AppealEvent>;

export const Appeal = z.object({
  id: z.string(),
  aid: z.string(),
  amount_funded: z.number(),
  amount_requested: z.number(),
  atype: AppealType,
  atype_display: z.string(),
  code: z.string().nullable(),
  // the server keeps an appeal whose country is deleted
  country: CountryMini.nullable(),
  created_at: z.string(),
  dtype: DisasterType.nullable(),
  end_date: DayTime.nullable(),
  event: z.int().nullable(),
  event_details: AppealEvent.nullable(),
  modified_at: z.string(),
  name: z.string(),
  needs_confirmation: z.boolean(),
  num_beneficiaries: z.int(),
  real_data_update: z.string().nullable(),
  region: RegionBrief.nullable(),
  sector: z.string(),
  start_date: DayTime.nullable(),
  status: AppealStatus,
  status_display: z.string(),
});
export type Appeal = z.infer<typeof Appeal>;

export const AppealFigures = z.object({
  active_appeals: z.int().nullable(),
  active_drefs: z.int().nullable(),
  amount_funded: z.int().nullable(),
  amount_funded_dref_included: z.int().nullable(),
  amount_requested: z.int().nullable(),
  amount_requested_dref_included: z.int().nullable(),
  target_population: z.int().nullable(),
  total_appeals: z.int().nullable(),
});
export type AppealFigures = z.infer<typeof AppealFigures>;
