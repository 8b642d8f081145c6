import type { SurgeEvent } from '#contract/surgeAlert';
import type { Context } from '../core/http/context';
import { eventItems } from '../emergencies/serialise';
import { events } from '../emergencies/tables';

/** Emergencies without their field reports, by id. */
export function surgeEvents(ids: readonly number[], context: Context): Map<number, SurgeEvent> {
  const rows = [...context.store.getMany(events, [...ids]).values()];
  return new Map(
    eventItems(rows, context).map(({ field_reports: _, active_deployments: __, ...event }) => [event.id, event]),
  );
}
