import { z } from 'zod';

/** The unified plan of a country: what its National Society and the federation plan together. */

export const StrategicPriority = z.object({
  id: z.int(),
  country_plan: z.int(),
  funding_requirement: z.number().nullable(),
  people_targeted: z.int().nullable(),
  type: z.literal([
    'ongoing_emergency_operations',
    'climate_and_environment',
    'disasters_and_crisis',
    'health_and_wellbeing',
    'migration_and_displacement',
    'value_power_and_inclusion',
  ]),
  type_display: z.string(),
});
export type StrategicPriority = z.infer<typeof StrategicPriority>;

/** A placeholder, for a National Society and a sector without a coordinator, has no id and no name. */
export const MembershipCoordination = z.object({
  id: z.int().nullable(),
  country_plan: z.int(),
  has_coordination: z.boolean(),
  national_society: z.int(),
  national_society_name: z.string().nullable().optional(),
  sector: z.literal(['climate', 'crisis', 'health', 'migration', 'inclusion', 'enabling_functions']),
  sector_display: z.string(),
});
export type MembershipCoordination = z.infer<typeof MembershipCoordination>;

export const CountryPlan = z.object({
  country: z.int(),
  /** Null for visitors. */
  internal_plan_file: z.string().nullable(),
  is_publish: z.boolean(),
  membership_coordinations: z.array(MembershipCoordination),
  people_targeted: z.int().nullable(),
  public_plan_file: z.string().nullable(),
  /** CHF */
  requested_amount: z.number().nullable(),
  strategic_priorities: z.array(StrategicPriority),
});
export type CountryPlan = z.infer<typeof CountryPlan>;
