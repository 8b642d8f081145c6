import { z } from 'zod';
import { DateTime } from './scalars';

/** Personal tokens for outside services. */

export const ExternalToken = z.object({
  id: z.int(),
  created_at: DateTime,
  expire_timestamp: DateTime,
  is_disabled: z.boolean(),
  is_old_token: z.boolean(),
  title: z.string(),
  token: z.string().nullable().optional(),
});
export type ExternalToken = z.infer<typeof ExternalToken>;

export const ExternalTokenBody = z.object({
  title: z.string().trim().min(1).max(255),
  /** In the future and within 365 days, the default. */
  expire_timestamp: z.iso.datetime({ offset: true }).optional(),
});
