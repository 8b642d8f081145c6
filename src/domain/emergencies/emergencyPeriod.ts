import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { min } from 'date-fns/min';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { formatIsoDate } from '../format/dates';

/** Length in days of the default period of the emergencies page. @source reference/emergencies.md, section 1.1 */
const defaultDays = 30;

/** The first day of the page's default period, yyyy-MM-dd, in the local time zone. */
export const defaultPeriodStart = (now = new Date()): string => formatIsoDate(subDays(now, defaultDays)) ?? '';

/**
 * The months that the chart of a period shows: the last year of the period, or the whole period when it is longer.
 *
 * @param start - yyyy-MM-dd
 * @param end - yyyy-MM-dd, null for today
 * @returns first days of months, yyyy-MM-dd, ascending; at least thirteen, to compare a month with the same month of the year before
 * @source reference/emergencies.md, section 1.1
 */
export function chartMonths(start: string, end: string | null, today: string): string[] {
  const last = parseISO(end && end < today ? end : today);
  const months = eachMonthOfInterval({ start: min([subMonths(last, 12), parseISO(start)]), end: last });
  return months.map((month) => formatIsoDate(month) ?? '');
}
