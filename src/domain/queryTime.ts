const hour = 3_600_000;

/**
 * "Now" for filters such as `end_date__gt`: the start of the running hour, so that everything on a page (and the request that
 * started before its code) asks the same question and gets it answered once.
 *
 * @returns an ISO date-time in UTC
 */
export const queryTime = (now = new Date()): string => new Date(Math.floor(now.getTime() / hour) * hour).toISOString();

/**
 * The last moment of a day, for filters that end with it: a plain day would end with its first second.
 *
 * @param day - yyyy-MM-dd, null for no end
 * @returns an ISO date-time in UTC
 */
export const endOfDay = (day: string | null): string | undefined => (day === null ? undefined : `${day}T23:59:59Z`);
