import type { RelatedAppeal } from '#contract/appeal';
import type { Event } from '#contract/event';
import { compareCodes } from '../language/compare';

type CoveringEvent = Pick<Event, 'id' | 'name' | 'countries' | 'dtype'> & {
  readonly appeals: readonly RelatedAppeal[];
};

/** An operation registered for another country, with the emergency that lists the countries. */
export interface MultiCountryOperation {
  readonly id: number;
  readonly appeal: RelatedAppeal;
  readonly event: CoveringEvent;
}

const toSecond = 'yyyy-MM-ddTHH:mm:ss'.length;

/**
 * The operations of emergencies that struck several countries and whose appeal is registered for another one of them: the list of a
 * country's appeals lacks them. Newest first.
 *
 * @param events - emergencies that affected the country; may have duplicates
 * @param own - ids of the country's own appeals, including ended ones where `runningAt` is null
 * @param options.runningAt - excludes operations that ended before; null for all
 * @source reference/countries-and-regions.md, sections 3.1 and 6
 */
export function multiCountryOperations(
  events: readonly CoveringEvent[],
  own: ReadonlySet<string>,
  { runningAt }: { readonly runningAt: Date | null },
): MultiCountryOperation[] {
  const byId = new Map<number, MultiCountryOperation>();
  const isListed = ({ end_date }: RelatedAppeal) =>
    runningAt === null ||
    (end_date !== null && end_date.slice(0, toSecond) > runningAt.toISOString().slice(0, toSecond));
  for (const event of events) {
    if (event.countries.length < 2) continue;
    for (const appeal of event.appeals) {
      if (isListed(appeal) && !own.has(String(appeal.id))) byId.set(appeal.id, { id: appeal.id, appeal, event });
    }
  }
  return [...byId.values()].toSorted((a, b) => compareCodes(b.appeal.start_date, a.appeal.start_date) || b.id - a.id);
}

interface Filters {
  /** Days, yyyy-MM-dd, inclusive. */
  readonly start_after: string | null;
  readonly start_before: string | null;
  readonly atype: number | null;
  /** The type of disaster. */
  readonly dtype: number | null;
}

/** Whether an operation passes the filters of the lists of operations; one without a start matches no limit on the start. */
export function matchesFilters({ appeal, event }: MultiCountryOperation, filters: Filters): boolean {
  const { start_after, start_before, atype, dtype } = filters;
  const day = appeal.start_date?.slice(0, 10);
  return (
    (start_after === null || (day !== undefined && day >= start_after)) &&
    (start_before === null || (day !== undefined && day <= start_before)) &&
    (atype === null || appeal.atype === atype) &&
    (dtype === null || event.dtype?.id === dtype)
  );
}
