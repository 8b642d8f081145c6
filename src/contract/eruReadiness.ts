import { z } from 'zod';
import { EruReadinessNsContribution, EruReadinessStatus, EruType } from './enums';
import { EruOwnerMini } from './eru';
import { DateTime } from './scalars';

/** How ready National Societies are to deploy emergency response units. */

export const EruReadinessType = z.object({
  id: z.int(),
  type: EruType,
  type_display: z.string(),
  equipment_readiness: EruReadinessStatus,
  equipment_readiness_display: z.string(),
  people_readiness: EruReadinessStatus,
  people_readiness_display: z.string(),
  funding_readiness: EruReadinessStatus,
  funding_readiness_display: z.string(),
  ns_contribution: EruReadinessNsContribution,
  ns_contribution_display: z.string(),
  comment: z.string().nullable(),
});
export type EruReadinessType = z.infer<typeof EruReadinessType>;

export const EruReadiness = z.object({
  id: z.int(),
  /** Null once the owner is deleted. */
  eru_owner_details: EruOwnerMini.nullable(),
  eru_types: z.array(EruReadinessType),
  updated_at: DateTime,
});
export type EruReadiness = z.infer<typeof EruReadiness>;

/** A type by itself, with the records that it belongs to. */
export const EruReadinessTypeItem = EruReadinessType.omit({ ns_contribution_display: true }).extend({
  eru_readiness: z.array(EruReadiness.pick({ id: true, eru_owner_details: true, updated_at: true })),
});
export type EruReadinessTypeItem = z.infer<typeof EruReadinessTypeItem>;

/** A type with its id is updated, one without is new, and stored ones that are not sent are removed. */
export const EruReadinessTypeBody = z.object({
  id: z.int().optional(),
  type: EruType,
  equipment_readiness: EruReadinessStatus,
  people_readiness: EruReadinessStatus,
  funding_readiness: EruReadinessStatus,
  ns_contribution: EruReadinessNsContribution,
  comment: z.string().nullable().optional(),
});
export type EruReadinessTypeBody = z.infer<typeof EruReadinessTypeBody>;

/** The owner is sent with every change: the server checks the permission by it. */
export const EruReadinessBody = z.object({ eru_owner: z.int(), eru_types: z.array(EruReadinessTypeBody) });
