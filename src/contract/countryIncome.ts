import { z } from 'zod';
import { CalendarDay } from './scalars';

export const IncomeIndicator = z.object({
  id: z.int(),
  description: z.string().nullable(),
  title: z.string(),
});
export type IncomeIndicator = z.infer<typeof IncomeIndicator>;

/** What a National Society received from one source in one year, CHF. `overview` is the country. */
export const CountryIncome = z.object({
  id: z.int(),
  date: CalendarDay,
  indicator: z.int(),
  indicator_details: IncomeIndicator.nullable(),
  overview: z.int(),
  value: z.number().nullable(),
});
export type CountryIncome = z.infer<typeof CountryIncome>;
