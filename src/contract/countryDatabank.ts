import { z } from 'zod';
import { CalendarDay, DateTime } from './scalars';

/** Data of external sources on a country: the World Bank, UNICEF, UNDP, ACAPS, and the federation's databank of National Societies. */

/** The means of one month over thirty years; temperatures in °C, precipitation in mm. `year` is a placeholder. */
export const CountryKeyClimate = z.object({
  id: z.int(),
  avg_temp: z.number(),
  max_temp: z.number(),
  min_temp: z.number(),
  /** 1 January to 12 December */
  month: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  month_display: z.string(),
  precipitation: z.number(),
  year: z.int(),
});
export type CountryKeyClimate = z.infer<typeof CountryKeyClimate>;

/** One entry of the seasonal calendar; months are English names whatever the language. */
export const AcapsSeason = z.object({
  id: z.int(),
  event: z.array(z.string()).nullable(),
  event_type: z.array(z.string()).nullable(),
  label: z.array(z.string()).nullable(),
  modified_at: DateTime,
  month: z.array(z.string()).nullable(),
  overview: z.int(),
  source: z.string().nullable(),
  source_date: CalendarDay.nullable(),
});
export type AcapsSeason = z.infer<typeof AcapsSeason>;

export const DistrictPopulation = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  population: z.int().nullable(),
  year: z.string().nullable(),
});
export type DistrictPopulation = z.infer<typeof DistrictPopulation>;

export const CountryPopulation = z.object({
  id: z.int(),
  districts: z.array(DistrictPopulation),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  name: z.string(),
  population: z.int().nullable(),
  year: z.string().nullable(),
});
export type CountryPopulation = z.infer<typeof CountryPopulation>;

/** The income of a National Society in one year, CHF. */
export const AnnualIncome = z.object({
  id: z.int(),
  date: CalendarDay,
  overview: z.int(),
  value: z.number().nullable(),
});
export type AnnualIncome = z.infer<typeof AnnualIncome>;

const count = z.int().nullable();
const amount = z.number().nullable();

/** People by sex and age: the bands of volunteers begin at 6 years, those of staff at 18. */
const people = {
  fdrs_female_staff_age_18_29: count,
  fdrs_female_staff_age_30_39: count,
  fdrs_female_staff_age_40_49: count,
  fdrs_female_staff_age_50_59: count,
  fdrs_female_staff_age_60_69: count,
  fdrs_female_staff_age_70_79: count,
  fdrs_female_staff_age_80: count,
  fdrs_female_volunteer_age_6_12: count,
  fdrs_female_volunteer_age_13_17: count,
  fdrs_female_volunteer_age_18_29: count,
  fdrs_female_volunteer_age_30_39: count,
  fdrs_female_volunteer_age_40_49: count,
  fdrs_female_volunteer_age_50_59: count,
  fdrs_female_volunteer_age_60_69: count,
  fdrs_female_volunteer_age_70_79: count,
  fdrs_female_volunteer_age_80: count,
  fdrs_male_staff_age_18_29: count,
  fdrs_male_staff_age_30_39: count,
  fdrs_male_staff_age_40_49: count,
  fdrs_male_staff_age_50_59: count,
  fdrs_male_staff_age_60_69: count,
  fdrs_male_staff_age_70_79: count,
  fdrs_male_staff_age_80: count,
  fdrs_male_volunteer_age_6_12: count,
  fdrs_male_volunteer_age_13_17: count,
  fdrs_male_volunteer_age_18_29: count,
  fdrs_male_volunteer_age_30_39: count,
  fdrs_male_volunteer_age_40_49: count,
  fdrs_male_volunteer_age_50_59: count,
  fdrs_male_volunteer_age_60_69: count,
  fdrs_male_volunteer_age_70_79: count,
  fdrs_male_volunteer_age_80: count,
};

/** Each figure has the year of its data in a field of its own; UNICEF's and UNDP's have none. Amounts of FDRS in CHF, of the World Bank in USD. */
export const CountryDatabank = z.object({
  ...people,
  acaps: z.array(AcapsSeason),
  country: z.int(),
  fdrs_annual_income: z.array(AnnualIncome),
  fdrs_branches: count,
  fdrs_branches_data_year: count,
  fdrs_expenditures: amount,
  fdrs_expenditures_data_year: count,
  fdrs_income: amount,
  fdrs_income_data_year: count,
  fdrs_staff_age_18_29: count,
  fdrs_staff_data_year: count,
  fdrs_staff_total: count,
  fdrs_trained_in_first_aid: count,
  fdrs_trained_in_first_aid_data_year: count,
  fdrs_volunteer_age_13_17: count,
  fdrs_volunteer_age_18_29: count,
  fdrs_volunteer_age_6_12: count,
  fdrs_volunteer_data_year: count,
  fdrs_volunteer_total: count,
  founded_date: z.string().nullable(),
  hdr_gii: amount,
  key_climate: z.array(CountryKeyClimate),
  script_modified_at: DateTime.nullable(),
  unicef_population_under_18: count,
  wb_population: CountryPopulation.nullable(),
  world_bank_gdp: amount,
  world_bank_gdp_year: count,
  world_bank_gni_capita: count,
  world_bank_gni_capita_year: count,
  world_bank_life_expectancy: count,
  world_bank_life_expectancy_year: count,
  world_bank_literacy_rate: amount,
  world_bank_literacy_rate_year: count,
  world_bank_population: count,
  world_bank_population_year: count,
  world_bank_poverty_rate: amount,
  world_bank_poverty_rate_year: count,
  world_bank_urban_population_percentage: amount,
  world_bank_urban_population_percentage_year: count,
});
export type CountryDatabank = z.infer<typeof CountryDatabank>;
