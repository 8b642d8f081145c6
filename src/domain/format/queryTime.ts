import { endOfDay as endOfLocalDay } from 'date-fns/endOfDay';
import { startOfHour } from 'date-fns/startOfHour';
import { parseDate } from './dates';

/**
 * "Now" for filters such as `end_date__gt`: the start of the current hour, so that all queries of a page, prefetched ones included,
 * have the same query key.
 *
 * @returns an ISO date-time in UTC
 */
export const queryTime = (now = new Date()): string => startOfHour(now).toISOString();

/**
 * The last second of a day, for inclusive filters of fields that the server stores as midnight UTC, such as the start of a disaster
 * or an appeal. The server reads a plain day as its first second.
 *
 * @param day - yyyy-MM-dd, null for no end
 * @returns an ISO date-time in UTC
 */
export function endOfDay(day: string): string;
export function endOfDay(day: string | null): string | undefined;
export function endOfDay(day: string | null): string | undefined {
  return day === null ? undefined : `${day}T23:59:59Z`;
}

/**
 * Local days as a range of date-times, for filters of fields such as `created_at`, which lists show in the local time zone.
 *
 * @param from - the first day, yyyy-MM-dd, null for no start
 * @param to - the last day, yyyy-MM-dd, null for no end
 * @returns the first and the last moment, ISO date-times in UTC
 * @source reference/emergencies.md, section 1.1
 */
export function localDays(from: string | null, to: string | null) {
  const first = from === null ? null : parseDate(from);
  const last = to === null ? null : parseDate(to);
  return {
    from: first?.toISOString(),
    to: last ? endOfLocalDay(last).toISOString() : undefined,
  };
}
