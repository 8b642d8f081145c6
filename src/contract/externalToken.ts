import { z } from 'zod';
import { DateTime } from './scalars';

/** Personal tokens for outside services. `id` and `is_disabled` are sent since August 2026. @source reference/real-server.md, section 1.1 */

export const ExternalToken = z.object({
  id: z.int().optional(),
  created_at: DateTime,
  expire_timestamp: DateTime,
  is_disabled: z.boolean().optional(),
  is_old_token: z.boolean(),
  title: z.string(),
  token: z.string().nullable().optional(),
});
export type ExternalToken = z.infer<typeof ExternalToken>;

/** A token that was just made, with its value, which is not sent again. */
export const CreatedToken = ExternalToken.extend({ token: z.string().nullable() });

export const ExternalTokenBody = z.object({
  title: z.string().trim().min(1).max(255),
  /** In the future and within 365 days, the default. */
  expire_timestamp: z.iso.datetime({ offset: true }).optional(),
});
