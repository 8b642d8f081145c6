import { z } from 'zod';
import { CountryMini } from './country';
import { EruType } from './enums';
import { Event } from './event';
import { DateTime, DayTime } from './scalars';

/** Emergency response units. */

/** A type, or 0 for a unit without one. */
const StoredEruType = z.union([EruType, z.literal(0)]);

export const OwnedEru = z.object({
  id: z.int(),
  available: z.boolean(),
  deployed_to: CountryMini.nullable(),
  equipment_units: z.int(),
  eru_owner: z.int(),
  event: z.int().nullable(),
  type: StoredEruType,
  type_display: z.string(),
  units: z.int(),
});
export type OwnedEru = z.infer<typeof OwnedEru>;

export const EruOwner = z.object({
  id: z.int(),
  created_at: DateTime,
  eru: z.array(OwnedEru),
  national_society_country: CountryMini.nullable(),
  updated_at: DateTime,
});
export type EruOwner = z.infer<typeof EruOwner>;

export const EruOwnerMini = z.object({ id: z.int(), national_society_country_details: CountryMini.nullable() });
export type EruOwnerMini = z.infer<typeof EruOwnerMini>;

/** A unit within an emergency's list of active units. */
export const EruMini = z.object({
  id: z.int(),
  deployed_to: CountryMini.nullable(),
  end_date: DayTime.nullable(),
  equipment_units: z.int(),
  eru_owner_details: EruOwnerMini,
  start_date: DayTime.nullable(),
  type: StoredEruType,
  type_display: z.string(),
  units: z.int(),
});
export type EruMini = z.infer<typeof EruMini>;

export const Eru = z.object({
  id: z.int(),
  available: z.boolean(),
  deployed_to: CountryMini.nullable(),
  equipment_units: z.int(),
  eru_owner: EruOwner,
  event: Event.partial({ active_deployments: true }).nullable(),
  type: StoredEruType,
  type_display: z.string(),
  units: z.int(),
});
export type Eru = z.infer<typeof Eru>;
