import type { z } from 'zod';
import type { EruOwnerMini } from '#contract/eru';
import type { EruReadiness } from '#contract/eruReadiness';
import type { Context } from '../core/http/context';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { type EruOwnerRow, type EruReadinessRow, eruOwners } from './tables';

export const ownerItem = ({ id, country }: EruOwnerRow, context: Context): z.output<typeof EruOwnerMini> => ({
  id,
  national_society_country_details: countryMiniById(context, country),
});

export function readinessItem(row: EruReadinessRow, context: Context): EruReadiness {
  const stored = context.store.get(eruOwners, row.eru_owner);
  const level = (value: number) => display('deployments_eru_readiness_status', value, context.language);
  return {
    id: row.id,
    // null once the owner is deleted
    eru_owner_details: stored ? ownerItem(stored, context) : null,
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
