import { z } from 'zod';
import { CountryMini } from './country';
import { CalendarDay } from './scalars';

/** A key document of a National Society: a plan, a report, its statutes. The years are first of Januaries. */
export const CountryDocument = z.object({
  id: z.int(),
  country: z.int(),
  country_details: CountryMini,
  document_type: z.string(),
  end_year: CalendarDay.nullable(),
  name: z.string(),
  thumbnail: z.string(),
  url: z.string(),
  year: CalendarDay,
  year_text: z.string().nullable(),
});
export type CountryDocument = z.infer<typeof CountryDocument>;
