import { apiQuery } from '#app/request/apiQuery';
import { cachedRows } from '#app/request/cachedRows';
import type { Event, EventDetail } from '#contract/event';

/** What the head of an emergency's page shows, which a row of a list holds too. */
export type EventHead = Pick<
  EventDetail,
  | 'id'
  | 'name'
  | 'dtype'
  | 'disaster_start_date'
  | 'ifrc_severity_level'
  | 'ifrc_severity_level_display'
  | 'ifrc_severity_level_update_date'
> & { readonly countries: Event['countries']; readonly appeals: Event['appeals'] } & Pick<EventDetail, 'key_figures'>;

const headOf = ({ countries, appeals, key_figures, ...event }: EventDetail): EventHead => ({
  id: event.id,
  name: event.name,
  dtype: event.dtype,
  disaster_start_date: event.disaster_start_date,
  ifrc_severity_level: event.ifrc_severity_level,
  ifrc_severity_level_display: event.ifrc_severity_level_display,
  ifrc_severity_level_update_date: event.ifrc_severity_level_update_date,
  countries: countries ?? [],
  appeals: appeals ?? [],
  key_figures: key_figures ?? [],
});

/** The row as far as `headOf` reads it; a list has the disaster type with its name, the emergency itself only its id. */
function fromRow(id: number): EventDetail | undefined {
  const row = cachedRows('GET /api/v2/event/').find((event) => event.id === id);
  return row && ({ ...row, dtype: row.dtype?.id ?? null } as Partial<EventDetail> as EventDetail);
}

/** The head of an emergency's page: from a row of a list until the emergency has arrived. */
export const eventHeadQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/event/{id}/', { path: { id } }),
  select: headOf,
  placeholderData: () => fromRow(id),
});
