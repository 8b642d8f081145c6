import { z } from 'zod';
import { RiskCountry, RiskHazardType } from './riskCountry';

/** Seasonal risk: averages by calendar month. */

const amount = z.number().nullable();

/** One value a month, null where the source has none. */
const months = {
  january: amount,
  february: amount,
  march: amount,
  april: amount,
  may: amount,
  june: amount,
  july: amount,
  august: amount,
  september: amount,
  october: amount,
  november: amount,
  december: amount,
};

const row = {
  id: z.int(),
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  hazard_type: RiskHazardType.nullable(),
  hazard_type_display: z.string().nullable(),
};

/** People at risk of displacement. */
export const IdmcRow = z.object({
  ...row,
  ...months,
  annual_average: amount,
  /** high, medium, low or undefined; the column takes any text. */
  confidence_type: z.string().nullable(),
  note: z.string().nullable(),
  iso3: z.string().nullable(),
});
export type IdmcRow = z.infer<typeof IdmcRow>;

/** People exposed. */
export const ExposureRow = z.object({
  ...row,
  ...months,
  annual_average: amount,
  note: z.string().nullable(),
  iso3: z.string().nullable(),
});
export type ExposureRow = z.infer<typeof ExposureRow>;

/** People in phase 3 or worse of the classification of food insecurity, in one month of one analysis. */
export const IpcRow = z.object({
  ...row,
  year: z.int(),
  month: z.int().min(1).max(12),
  total_displacement: amount,
  analysis_date: z.string().nullable(),
  estimation_type: z.enum(['current', 'first_projection', 'second_projection', '']).nullable(),
  estimation_type_display: z.string().nullable(),
});
export type IpcRow = z.infer<typeof IpcRow>;

/** Weather that spreads wildfire: daily severity rating. `month` is `1` to `12` in text. */
export const GwisRow = z.object({
  ...row,
  year: z.int(),
  month: z.string(),
  dsr: amount,
  dsr_min: amount,
  dsr_avg: amount,
  dsr_max: amount,
  dsr_type: z.enum(['monthly', 'cumulative', '']),
});
export type GwisRow = z.infer<typeof GwisRow>;

export const GwisSeasonalRow = z.object({ ...row, ...months, yearly_sum: amount });
export type GwisSeasonalRow = z.infer<typeof GwisSeasonalRow>;

/** The INFORM score of a hazard, 0 to 10. */
export const InformRow = z.object({ ...row, risk_score: amount });
export type InformRow = z.infer<typeof InformRow>;

/** INFORM scores by month, 0 to 10. */
export const InformSeasonalRow = z.object({ ...row, ...months, annual_average: amount });
export type InformSeasonalRow = z.infer<typeof InformSeasonalRow>;

const ReturnPeriodFigures = z
  .object({ population_displacement: amount, economic_loss: amount, population_exposure: amount })
  .partial()
  .nullable();

/** The impact of an event of that return period: people, USD. */
export const ReturnPeriodRow = z.object({
  ...row,
  ten_years: ReturnPeriodFigures,
  twenty_years: ReturnPeriodFigures,
  twenty_five_years: ReturnPeriodFigures,
  fifty_years: ReturnPeriodFigures,
  hundred_years: ReturnPeriodFigures,
  two_hundred_fifty_years: ReturnPeriodFigures,
  five_hundred_years: ReturnPeriodFigures,
  one_thousand_years: ReturnPeriodFigures,
  one_thousand_five_hundred_years: ReturnPeriodFigures,
});
export type ReturnPeriodRow = z.infer<typeof ReturnPeriodRow>;

/** Months copy the INFORM seasonal score; `yearly_sum` is their sum; `lcc` is the lack of coping capacity, 0 to 10. */
export const RiskScore = z.object({
  ...row,
  ...months,
  yearly_sum: amount,
  lcc: amount,
  population_in_thousands: amount,
  vulnerability: amount,
});
export type RiskScore = z.infer<typeof RiskScore>;

export const Seasonal = z.object({
  idmc: z.array(IdmcRow),
  ipc_displacement_data: z.array(IpcRow),
  raster_displacement_data: z.array(ExposureRow),
  gwis_seasonal: z.array(GwisSeasonalRow),
});
export type Seasonal = z.infer<typeof Seasonal>;

export const CountrySeasonal = z.object({
  ...Seasonal.shape,
  inform: z.array(InformRow),
  inform_seasonal: z.array(InformSeasonalRow),
  return_period_data: z.array(ReturnPeriodRow),
  gwis: z.array(GwisRow),
});
export type CountrySeasonal = z.infer<typeof CountrySeasonal>;
