import { writeDate } from '../format/dates';

/** Days of the default period of the emergencies page. @source reference/emergencies.md, section 1.1 */
const usualDays = 30;

/** The first day of the page's default period, yyyy-MM-dd, in the reader's time zone. */
export function usualStart(now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - usualDays);
  return writeDate(day) ?? '';
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/**
 * The months of the chart of a period: the year that ends with it, or all of it when it is longer.
 *
 * @param start - yyyy-MM-dd
 * @param end - yyyy-MM-dd, null for today
 * @returns first days of months, yyyy-MM-dd, ascending; at least thirteen, so that each month can be compared with the one a year before
 * @source reference/emergencies.md, section 1.1
 */
export function chartMonths(start: string, end: string | null, today: string): string[] {
  const last = monthOf(end && end < today ? end : today);
  const first = Math.min(last - 12, monthOf(start));
  return Array.from({ length: last - first + 1 }, (_, index) => firstOf(first + index));
}
