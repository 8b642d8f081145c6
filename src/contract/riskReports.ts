import { z } from 'zod';
import { RiskCountry } from './riskCountry';
import { DateTime } from './scalars';

/** What the risk API has beside events and averages, as recorded from it. @source reference/risk-watch.md, section 4 */

/** An earthquake of the USGS catalogue. */
export const RiskEarthquake = z.object({
  id: z.int(),
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  event_id: z.string().nullable(),
  event_title: z.string().nullable(),
  event_place: z.string().nullable(),
  event_date: DateTime.nullable(),
  updated_at: DateTime.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Kilometres. */
  depth: z.number().nullable(),
  magnitude: z.number().nullable(),
  magnitude_type: z.string().nullable(),
});
export type RiskEarthquake = z.infer<typeof RiskEarthquake>;

/** A published report of an enhanced vulnerability and capacity assessment (eVCA). */
export const RiskReport = z.object({
  id: z.int(),
  report_name: z.string().nullable(),
  description: z.string().nullable(),
  attachment: z.string().nullable(),
  attachment_url: z.string().nullable(),
  program_display: z
    .object({
      id: z.int(),
      program_name: z.string().nullable(),
      start_date: DateTime.nullable(),
      end_date: DateTime.nullable(),
      country_details: RiskCountry.nullable(),
    })
    .nullable(),
});
export type RiskReport = z.infer<typeof RiskReport>;
