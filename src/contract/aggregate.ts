import { z } from 'zod';
import { DayTime } from './scalars';

/** Counts and sums by month or year. */

export const Aggregate = z.object({
  amount_funded: z.number().nullable(),
  beneficiaries: z.int().nullable(),
  count: z.int(),
  timespan: DayTime,
});
export type Aggregate = z.infer<typeof Aggregate>;
