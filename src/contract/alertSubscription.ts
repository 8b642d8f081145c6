import { z } from 'zod';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { AlertPerDay } from './enums';
import { RegionMini } from './region';
import { DateTime } from './scalars';
import { UserName } from './user';

/** Subscriptions to hazard alerts. */

export const AlertSubscription = z.object({
  id: z.int(),
  alert_per_day: AlertPerDay.nullable(),
  alert_per_day_display: z.string().nullable(),
  countries: z.array(z.int()),
  countries_detail: z.array(CountryMini),
  created_at: DateTime,
  hazard_types: z.array(z.int()),
  hazard_types_detail: z.array(DisasterType),
  regions: z.array(z.int()),
  regions_detail: z.array(RegionMini),
  title: z.string(),
  updated_at: DateTime,
  user: z.int(),
  user_detail: UserName,
});
export type AlertSubscription = z.infer<typeof AlertSubscription>;
