import { z } from 'zod';
import { DateTime } from './scalars';

/** Counts and sums by month or year. */

export const Aggregate = z.object({
  amount_funded: z.number().nullable(),
  beneficiaries: z.int().nullable(),
  count: z.int(),
  timespan: DateTime,
});
export type Aggregate = z.infer<typeof Aggregate>;
