import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { writeDate } from '../format/dates';

/** Two crises of one country and type that begin within this many days of each other are likely one. */
const closeDays = 21;

const dayOf = (moment: string) => parseISO(moment.slice(0, 10));

/**
 * The days between which a likely duplicate of an emergency began.
 *
 * @param startDate - yyyy-MM-dd
 * @returns first and last moment as ISO date-times in UTC, or null for an invalid day
 * @source reference/emergencies.md, section 6: same country, same type, start within weeks
 */
export function duplicateWindow(startDate: string): { readonly from: string; readonly to: string } | null {
  const day = dayOf(startDate);
  if (!isValid(day)) return null;
  return {
    from: `${writeDate(subDays(day, closeDays))}T00:00:00Z`,
    to: `${writeDate(addDays(day, closeDays))}T23:59:59Z`,
  };
}

/** Sorted by distance from the day, closest first. */
export const sortByDistance = <E extends { readonly disaster_start_date: string }>(
  events: readonly E[],
  startDate: string,
): E[] => {
  const day = dayOf(startDate);
  const distance = (event: E) => Math.abs(differenceInCalendarDays(dayOf(event.disaster_start_date), day));
  return [...events].sort((a, b) => distance(a) - distance(b));
};
