import { z } from 'zod';

/** A country of the risk API. Its ids differ from the GO API's; only `iso3` (lower case) joins the two. */
export const RiskCountry = z.object({
  id: z.int(),
  name: z.string().nullable(),
  iso: z.string().nullable(),
  iso3: z.string().nullable(),
  /** The region's id in both APIs; the group rows of the service have none. */
  region: z.int().nullable(),
});
export type RiskCountry = z.infer<typeof RiskCountry>;

/** EQ earthquake, FL flood, TC cyclone, EP epidemic, FI food insecurity, SS storm surge, DR drought, TS tsunami, CD cyclonic wind, WF wildfire; empty for none. */
export const RiskHazardType = z.enum(['EQ', 'FL', 'TC', 'EP', 'FI', 'SS', 'DR', 'TS', 'CD', 'WF', '']);
export type RiskHazardType = z.infer<typeof RiskHazardType>;
