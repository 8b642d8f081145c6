import type { RelatedAppeal } from '#contract/appeal';
import type { Event } from '#contract/event';

type CoveringEvent = Pick<Event, 'id' | 'name' | 'countries' | 'dtype'> & {
  readonly appeals: readonly RelatedAppeal[];
};

/** An operation that runs in several countries, with the emergency that names them. */
export interface OperationElsewhere {
  readonly id: number;
  readonly appeal: RelatedAppeal;
  readonly event: CoveringEvent;
}

/**
 * The running operations of emergencies that struck several countries and whose appeal is registered for another one of them: the
 * list of a country's appeals lacks them. Newest first.
 *
 * @param events - those that struck the country; one may stand twice
 * @param own - ids of the country's own running appeals
 * @source reference/countries-and-regions.md, sections 3.1 and 6
 */
export function operationsElsewhere(
  events: readonly CoveringEvent[],
  own: ReadonlySet<string>,
  now: Date,
): OperationElsewhere[] {
  const byId = new Map<number, OperationElsewhere>();
  for (const event of events) {
    if (event.countries.length < 2) continue;
    for (const appeal of event.appeals) {
      const isRunning = appeal.end_date !== null && new Date(appeal.end_date) > now;
      if (isRunning && !own.has(String(appeal.id))) byId.set(appeal.id, { id: appeal.id, appeal, event });
    }
  }
  return [...byId.values()].toSorted(
    (a, b) => (b.appeal.start_date ?? '').localeCompare(a.appeal.start_date ?? '') || b.id - a.id,
  );
}
