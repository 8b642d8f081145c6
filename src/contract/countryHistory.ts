import { z } from 'zod';
import { DayTime } from './scalars';

/** Past emergencies of a country: figures of a period, counts and lists. */

/** Operations that started in the period; null where there were none. Amounts in CHF. */
export const CountryKeyFigure = z.object({
  active_appeals: z.int().nullable(),
  active_drefs: z.int().nullable(),
  amount_funded: z.int().nullable(),
  amount_funded_dref_included: z.int().nullable(),
  amount_requested: z.int().nullable(),
  amount_requested_dref_included: z.int().nullable(),
  emergencies: z.int().nullable(),
  target_population: z.int().nullable(),
});
export type CountryKeyFigure = z.infer<typeof CountryKeyFigure>;

export const CountryDisasterTypeCount = z.object({
  count: z.int(),
  disaster_id: z.int(),
  disaster_name: z.string(),
});
export type CountryDisasterTypeCount = z.infer<typeof CountryDisasterTypeCount>;

/** One emergency; `date` is the first day of its month. */
export const CountryDisasterTypeMonthly = z.object({
  date: DayTime,
  disaster_id: z.int(),
  disaster_name: z.string(),
  targeted_population: z.int(),
});
export type CountryDisasterTypeMonthly = z.infer<typeof CountryDisasterTypeMonthly>;

/** One emergency with one of its appeals; amounts in CHF, null without an appeal. */
export const HistoricalDisaster = z.object({
  amount_funded: z.number().nullable(),
  amount_requested: z.number().nullable(),
  date: DayTime,
  disaster_id: z.int(),
  disaster_name: z.string(),
  targeted_population: z.int(),
});
export type HistoricalDisaster = z.infer<typeof HistoricalDisaster>;
