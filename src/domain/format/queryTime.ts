import { endOfDay as endOfLocalDay } from 'date-fns/endOfDay';
import { startOfHour } from 'date-fns/startOfHour';
import { parseDate } from './dates';

/**
 * "Now" for filters such as `end_date__gt`: the start of the running hour, so that everything on a page (and the request that
 * started before its code) has the same query key.
 *
 * @returns an ISO date-time in UTC
 */
export const queryTime = (now = new Date()): string => startOfHour(now).toISOString();

/**
 * The last moment of a day that the server stores as midnight UTC, such as the start of a disaster or an appeal, for filters that end
 * with it: a plain day would end with its first second.
 *
 * @param day - yyyy-MM-dd, null for no end
 * @returns an ISO date-time in UTC
 */
export const endOfDay = (day: string | null): string | undefined => (day === null ? undefined : `${day}T23:59:59Z`);

/**
 * The day of the reader, from its first to its last moment, for filters of moments such as `created_at`: lists show these as days
 * of the reader's time zone.
 *
 * @param from - the first day, yyyy-MM-dd, null for no beginning
 * @param to - the last day, yyyy-MM-dd, null for no end
 * @returns ISO date-times in UTC
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
