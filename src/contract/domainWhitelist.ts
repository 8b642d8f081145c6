import { z } from 'zod';

/** E-mail domains whose owners need no approval. */

export const AllowedDomain = z.object({
  id: z.int(),
  description: z.string().nullable(),
  domain_name: z.string(),
  is_active: z.boolean(),
});
export type AllowedDomain = z.infer<typeof AllowedDomain>;
