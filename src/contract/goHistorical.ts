import { z } from 'zod';
import { RelatedAppeal } from './appeal';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { OriginalLanguage } from './enums';
import { DateTime, DayTime } from './scalars';

/** A past emergency with the people it affected and its appeals. */
export const GoHistorical = z.object({
  id: z.int(),
  appeals: z.array(RelatedAppeal),
  countries: z.array(CountryMini),
  created_at: DateTime,
  disaster_start_date: DayTime,
  dtype: DisasterType.nullable(),
  name: z.string().nullable(),
  num_affected: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type GoHistorical = z.infer<typeof GoHistorical>;
