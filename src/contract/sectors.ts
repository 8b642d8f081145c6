import { z } from 'zod';

/** Sectors of projects. */

export const PrimarySector = z.object({
  color: z.string().nullable(),
  is_deprecated: z.boolean(),
  key: z.int(),
  label: z.string(),
});
export type PrimarySector = z.infer<typeof PrimarySector>;

export const SecondarySector = z.object({
  color: z.string().nullable(),
  is_deprecated: z.boolean(),
  key: z.int(),
  label: z.string(),
});
export type SecondarySector = z.infer<typeof SecondarySector>;
