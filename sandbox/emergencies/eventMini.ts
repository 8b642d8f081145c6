import type { EventMini } from '#contract/eventMini';
import { appeals } from '../appeals/tables';
import type { Context } from '../core/http/context';
import { pick } from '../core/store/lookups';
import { name, sql, valueList } from '../core/store/sql';
import { countryMini } from '../places/serialise';
import { countries } from '../places/tables';
import { disasterTypeById } from '../reference/serialise';
import { type EventRow, events } from './tables';
import { eventName } from './titles';

/** Start of the first appeal of each emergency. */
function firstAppeals(ids: number[], { store }: Context): Map<number, string> {
  const rows = store.query<{ event: number; first: string }>(
    sql`SELECT event, min(start_date) AS first FROM ${name(appeals.name)} WHERE event IN ${valueList(ids)} GROUP BY event`,
  );
  return new Map(rows.map(({ event, first }) => [event, first]));
}

function eventMini(row: EventRow, start: string | undefined, context: Context): EventMini {
  return {
    id: row.id,
    countries_for_preview: pick(context.lookups.rows(countries), row.countries_for_preview).map((each) =>
      countryMini(each, context.language),
    ),
    dtype: row.dtype,
    dtype_details: disasterTypeById(context, row.dtype),
    emergency_response_contact_email: row.emergency_response_contact_email,
    name: eventName(row, context.language),
    parent_event: row.parent_event,
    slug: row.slug,
    start_date: start ?? null,
    translation_module_original_language: row.translation_module_original_language,
  };
}

/** Emergencies in the short shape that other records include, by id. */
export function eventMinis(ids: readonly number[], context: Context): Map<number, EventMini> {
  const rows = context.store.getMany(events, ids);
  const starts = firstAppeals([...rows.keys()], context);
  return new Map([...rows].map(([id, row]) => [id, eventMini(row, starts.get(id), context)]));
}
