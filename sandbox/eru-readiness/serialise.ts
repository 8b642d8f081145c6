import type { z } from 'zod';
import type { EruOwnerMini } from '#contract/eru';
import type { EruReadiness } from '#contract/eruReadiness';
import type { Context } from '../core/http/context';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { type EruOwnerRow, type EruReadinessRow, eruOwners } from './tables';

export function ownerItem({ id, country }: EruOwnerRow, context: Context): z.output<typeof EruOwnerMini> | null {
  const details = countryMiniById(context, country);
  return details && { id, national_society_country_details: details };
}

export function readinessItem(row: EruReadinessRow, context: Context): EruReadiness | null {
  const stored = context.store.get(eruOwners, row.eru_owner);
  const owner = stored && ownerItem(stored, context);
  if (!owner) return null;
  const level = (value: number) => display('deployments_eru_readiness_status', value, context.language);
  return {
    id: row.id,
    eru_owner_details: owner,
    updated_at: row.updated_at,
    eru_types: row.eru_types.map((type) => ({
      ...type,
      type_display: display('deployments_eru_type', type.type, context.language),
      equipment_readiness_display: level(type.equipment_readiness),
      people_readiness_display: level(type.people_readiness),
      funding_readiness_display: level(type.funding_readiness),
      ns_contribution_display: display(
        'deployments_eru_readiness_ns_contribution',
        type.ns_contribution,
        context.language,
      ),
    })),
  };
}
