import { parseDate } from './dates';

const hour = 3_600_000;

/**
 * "Now" for filters such as `end_date__gt`: the start of the running hour, so that everything on a page (and the request that
 * started before its code) asks the same question and gets it answered once.
 *
 * @returns an ISO date-time in UTC
 */
export const queryTime = (now = new Date()): string => new Date(Math.floor(now.getTime() / hour) * hour).toISOString();

/**
 * The last moment of a day that the server keeps as midnight UTC, as the start of a disaster or an appeal, for filters that end
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
  // the next midnight, not a day of 24 hours: twice a year a day is shorter or longer
  const next = last && new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  return {
    from: first?.toISOString(),
    to: next ? new Date(next.getTime() - 1).toISOString() : undefined,
  };
}
