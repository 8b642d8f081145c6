import { z } from 'zod';
import { Visibility } from './enums';
import { CalendarDay, DateTime, Point } from './scalars';

/** An office of the federation. The server answers without an id, and ignores the visibility. */
export const DelegationOffice = z.object({
  address: z.string().nullable(),
  assistant_email: z.string().nullable(),
  assistant_name: z.string().nullable(),
  city: z.string().nullable(),
  country: z.object({ iso3: z.string().nullable(), name: z.string(), region: z.int().nullable() }).nullable(),
  created_at: DateTime,
  date_of_data: CalendarDay.nullable(),
  dotype: z.object({ code: z.int(), name: z.string() }).nullable(),
  hod_email: z.string().nullable(),
  hod_first_name: z.string().nullable(),
  hod_last_name: z.string().nullable(),
  hod_mobile_number: z.string().nullable(),
  is_multiple_ifrc_offices: z.boolean(),
  is_ns_same_location: z.boolean(),
  location: Point.nullable(),
  modified_at: DateTime,
  name: z.string(),
  postcode: z.string().nullable(),
  society_url: z.string().nullable(),
  url_ifrc: z.string().nullable(),
  visibility: Visibility,
});
export type DelegationOffice = z.infer<typeof DelegationOffice>;
