import type { z } from 'zod';
import { EruType } from '#contract/enums';
import type { EruOwner, EruOwnerMini } from '#contract/eru';
import type { EruReadiness, EruReadinessTypeItem } from '#contract/eruReadiness';
import type { Context } from '../core/http/context';
import { sql } from '../core/store/sql';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { erus } from '../surge/tables';
import { type EruOwnerRow, type EruReadinessRow, eruOwners } from './tables';

export const ownerItem = ({ id, country }: EruOwnerRow, context: Context): z.output<typeof EruOwnerMini> => ({
  id,
  national_society_country_details: countryMiniById(context, country),
});

/** When owners were entered, before any record of their readiness. */
const enteredAt = '2020-01-15T09:00:00Z';

/** An owner with all its units, deployed or not. */
export function ownerWithUnits(row: EruOwnerRow, context: Context): EruOwner {
  const units = context.store.select(erus, { where: sql`owner = ${row.country}` });
  return {
    id: row.id,
    created_at: enteredAt,
    updated_at: enteredAt,
    national_society_country: countryMiniById(context, row.country),
    eru: units.map((unit) => ({
      id: unit.id,
      available: unit.available,
      deployed_to: countryMiniById(context, unit.deployed_to),
      equipment_units: unit.equipment_units,
      eru_owner: row.id,
      event: unit.event,
      type: EruType.parse(unit.type),
      type_display: display('deployments_eru_type', unit.type, context.language),
      units: unit.units,
    })),
  };
}

/** The types of the records, each with its record. */
export const readinessTypeItems = (rows: readonly EruReadinessRow[], context: Context): EruReadinessTypeItem[] =>
  rows.flatMap((row) => {
    const { id, eru_owner_details, updated_at, eru_types } = readinessItem(row, context);
    const eru_readiness = [{ id, eru_owner_details, updated_at }];
    return eru_types.map(({ ns_contribution_display: _, ...type }) => ({ ...type, eru_readiness }));
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
