import type { z } from 'zod';
import { EruType, SurgeAlertCategory } from '#contract/enums';
import type { Eru, EruOwner } from '#contract/eru';
import type { Personnel } from '#contract/personnel';
import type { MolnixTag, SurgeAlert } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { eventItems } from '../emergencies/serialise';
import { events } from '../emergencies/tables';
import { countryMiniById } from '../places/serialise';
import { display } from '../reference/labels';
import { surgeEvents } from './surgeEvents';
import type { EruRow, PersonnelRow, SurgeAlertRow } from './tables';

type Tag = z.output<typeof MolnixTag>;

const tag = (name: string, index: number): Tag => ({
  id: index + 1,
  color: '#5d5d5d',
  description: name,
  groups: [],
  molnix_id: index + 1,
  name,
  tag_type: 'regular',
});

const eventIds = (rows: readonly { event: number | null }[]) => rows.flatMap(({ event }) => event ?? []);

export function surgeAlerts(rows: SurgeAlertRow[], context: Context): z.output<typeof SurgeAlert>[] {
  const byId = surgeEvents(eventIds(rows), context);
  return rows.map((row) => ({
    id: row.id,
    atype: row.atype,
    atype_display: ['fact', 'SIMS', 'ERU', 'DHEOPS', 'HEOPS', 'surge', 'rapid response'][row.atype] ?? '',
    category: SurgeAlertCategory.parse(row.category),
    category_display: ['information', 'deployment', 'alert', 'shelter', 'stand down'][row.category] ?? '',
    closes: row.closes,
    country: countryMiniById(context, row.country),
    created_at: row.created_at,
    deployment_needed: row.molnix_status === 0,
    end: row.end,
    event: row.event === null ? null : (byId.get(row.event) ?? null),
    is_private: false,
    message: row.message,
    molnix_id: row.molnix_id,
    molnix_status: row.molnix_status,
    molnix_status_display: display('notifications_surge_alert_status', row.molnix_status, context.language),
    molnix_tags: row.tags.map(tag),
    opens: row.opens,
    operation: row.operation,
    start: row.start,
    translation_module_original_language: 'en',
  }));
}

export function personnelItems(rows: PersonnelRow[], context: Context): Personnel[] {
  const byId = surgeEvents(eventIds(rows), context);
  return rows.map((row) => {
    const event = row.event === null ? null : (byId.get(row.event) ?? null);
    return {
      id: row.id,
      appraisal_received: false,
      country_from: countryMiniById(context, row.country_from),
      country_to: countryMiniById(context, row.country_to),
      deployment: {
        // one record for all people of an emergency, with the emergency's first country
        id: row.event ?? row.id,
        comments: null,
        country_deployed_to: event?.countries[0] ?? null,
        event_deployed_to: event,
        region_deployed_to: null,
        translation_module_original_language: 'en',
      },
      end_date: row.end_date,
      gender: row.gender,
      is_active: row.is_active,
      location: row.location,
      molnix_id: row.id,
      // names are for users who are logged in, the status for superusers
      molnix_status: context.user?.is_superuser ? row.molnix_status : null,
      molnix_tags: row.tags.map(tag),
      name: context.user ? row.name : null,
      role: row.role,
      start_date: row.start_date,
      surge_alert_id: row.surge_alert_id,
      translation_module_original_language: 'en',
      type: row.type,
    };
  });
}

function owner(row: EruRow, context: Context): EruOwner | null {
  const country = countryMiniById(context, row.owner);
  const at = row.start_date ?? context.now.toISOString();
  return country && { id: row.owner, created_at: at, updated_at: at, eru: [], national_society_country: country };
}

export function eruItems(rows: EruRow[], context: Context): Eru[] {
  const found = context.store.getMany(
    events,
    rows.flatMap(({ event }) => event ?? []),
  );
  const byId = new Map(eventItems([...found.values()], context).map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const of = owner(row, context);
    if (!of) return [];
    return {
      id: row.id,
      available: row.available,
      deployed_to: countryMiniById(context, row.deployed_to),
      equipment_units: row.equipment_units,
      eru_owner: of,
      event: row.event === null ? null : (byId.get(row.event) ?? null),
      type: EruType.parse(row.type),
      type_display: display('deployments_eru_type', row.type, context.language),
      units: row.units,
    };
  });
}
