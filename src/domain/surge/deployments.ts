import type { Personnel } from '#contract/personnel';
import { parseDay } from '../format/dates';
import { endOfDay } from '../format/queryTime';

/**
 * The label of a type of deployment: the server's code in upper case, except for `rr`.
 *
 * @param rapidResponse - the label of `rr`
 * @source reference/surge.md, section 1.7
 */
export const deploymentType = (type: string, rapidResponse: string) =>
  type === 'rr' ? rapidResponse : type.toUpperCase();

/** The position of a deployment on a time scale, in percentage points of the scale. */
export interface Span {
  readonly from: number;
  readonly length: number;
}

/** The year of the figures of this year: that of the day in UTC, as the server counts. @source reference/surge.md, section 4.2 */
export const countedYear = (now: Date): number => now.getUTCFullYear();

/** The twelve months that the server counts, `2026-01`, oldest first: they end with the month in UTC. @source reference/surge.md, section 4.2 */
export const countedMonths = (now: Date): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  );

type Deployed = Pick<Personnel, 'start_date' | 'end_date'>;

/** Start and end in epoch milliseconds; null when a date is missing or the end is before the start. */
function timesOf({ start_date, end_date }: Deployed) {
  const [start, end] = [parseDay(start_date)?.getTime(), parseDay(end_date)?.getTime()];
  return start === undefined || end === undefined || end < start ? null : ([start, end] as const);
}

/**
 * A time scale from the first start to the last end of some deployments.
 *
 * @returns a function that returns the position of a deployment, null without valid dates
 */
export function deploymentScale(all: readonly Deployed[]): (deployed: Deployed) => Span | null {
  const times = all.flatMap((deployed) => timesOf(deployed) ?? []);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(1, last - first);
  return (deployed) => {
    const own = timesOf(deployed);
    if (!own) return null;
    return { from: (100 * (own[0] - first)) / span, length: (100 * (own[1] - own[0])) / span };
  };
}

/**
 * The period from the earliest start to the latest end; missing dates are ignored.
 *
 * @returns ISO date-times, each null when all are missing
 */
export function totalPeriod(periods: readonly Deployed[]): Deployed {
  const starts = periods.flatMap(({ start_date }) => (parseDay(start_date) ? [start_date as string] : []));
  const ends = periods.flatMap(({ end_date }) => (parseDay(end_date) ? [end_date as string] : []));
  const byTime = (a: string, b: string) => Number(parseDay(a)) - Number(parseDay(b));
  return { start_date: starts.sort(byTime)[0] ?? null, end_date: ends.sort(byTime).at(-1) ?? null };
}

/** The unique non-blank texts, trimmed, in order of first occurrence. */
export const uniqueTexts = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.trim() || [])),
];

/**
 * The query parameters for active deployments: start ≤ today ≤ end, by days of UTC as the server's figures count them. Who starts later today is
 * deployed today.
 *
 * @param now - ISO date-time
 * @source reference/surge.md, section 6; reference/real-server.md, section 3
 */
export function activeToday(now: string) {
  const today = now.slice(0, 10);
  return { start_date__lte: endOfDay(today), end_date__gte: today };
}
