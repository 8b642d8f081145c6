import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { formatIsoDate } from '../format/dates';

/** Two emergencies of the same country and type that start within this many days are likely duplicates. */
const closeDays = 21;

const dayOf = (moment: string) => parseISO(moment.slice(0, 10));

/**
 * The range of start dates of likely duplicates of an emergency.
 *
 * @param startDate - yyyy-MM-dd
 * @returns first and last moment as ISO date-times in UTC; null for an invalid date
 * @source reference/emergencies.md, section 6
 */
export function duplicateWindow(startDate: string): { readonly from: string; readonly to: string } | null {
  const day = dayOf(startDate);
  if (!isValid(day)) return null;
  return {
    from: `${formatIsoDate(subDays(day, closeDays))}T00:00:00Z`,
    to: `${formatIsoDate(addDays(day, closeDays))}T23:59:59Z`,
  };
}

/** Events sorted by distance of their start from the date, closest first. */
export const sortByDistance = <E extends { readonly disaster_start_date: string }>(
  events: readonly E[],
  startDate: string,
): E[] => {
  const day = dayOf(startDate);
  const distance = (event: E) => Math.abs(differenceInCalendarDays(dayOf(event.disaster_start_date), day));
  return [...events].sort((a, b) => distance(a) - distance(b));
};
