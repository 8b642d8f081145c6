import { z } from 'zod';
import { RiskCountry, RiskHazardType } from './riskCountry';

const text = z.string().nullable();
const amount = z.number().nullable();

/** Possible early actions in a place; `evidence_of_sucess` is the server's spelling. */
export const EarlyAction = z.object({
  id: z.int(),
  country: z.int().nullable(),
  country_details: RiskCountry.nullable(),
  hazard_type: RiskHazardType,
  hazard_type_display: text,
  hazard_name: text,
  early_actions: text,
  location: text,
  sectors: z.array(z.int()),
  sectors_details: z.array(z.object({ id: z.int(), name: z.string() })),
  intended_purpose: text,
  organization: text,
  implementation_date: text,
  implementation_date_raw: text,
  impact_action: text,
  evidence_of_sucess: text,
  budget: amount,
  cost: amount,
  number_of_people_covered: amount,
  number_of_people_at_risk: amount,
  timeframe_raw: text,
  effective_time_raw: text,
  scalability: text,
  resource: text,
  link_to_resources: text,
});
export type EarlyAction = z.infer<typeof EarlyAction>;

export const EarlyActionOptions = z.object({
  sectors: z.array(z.object({ id: z.int(), name: z.string() })),
  hazard_type: z.array(z.object({ key: RiskHazardType, value: z.string() })),
});
export type EarlyActionOptions = z.infer<typeof EarlyActionOptions>;
