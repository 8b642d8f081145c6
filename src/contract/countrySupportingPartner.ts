import { z } from 'zod';

/** A person of the federation or of a partner who supports a country. */

export const CountrySupportingPartner = z.object({
  id: z.int(),
  country: z.int(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  position: z.string().nullable(),
  /** 0 IFRC, 1 international partners */
  supporting_type: z.literal([0, 1]).nullable(),
  supporting_type_display: z.string().nullable(),
});
export type CountrySupportingPartner = z.infer<typeof CountrySupportingPartner>;
