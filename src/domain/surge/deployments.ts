import type { Personnel } from '#contract/personnel';
import { readDate } from '../format/dates';

/**
 * The label of a kind of deployment: the server's short code, except for `rr`, which gets a text.
 *
 * @param rapidResponse - the words for `rr`
 * @source reference/surge.md, section 1.7
 */
export const deploymentType = (type: string, rapidResponse: string) =>
  type === 'rr' ? rapidResponse : type.toUpperCase();

/** Where a deployment lies within the period that all of a page span, both ends in percentage points. */
export interface Span {
  readonly from: number;
  readonly length: number;
}

type Deployed = Pick<Personnel, 'start_date' | 'end_date'>;

/** First and last moment in milliseconds; null where one is missing or they are reversed. */
function timesOf({ start_date, end_date }: Deployed) {
  const [start, end] = [readDate(start_date)?.getTime(), readDate(end_date)?.getTime()];
  return start === undefined || end === undefined || end < start ? null : ([start, end] as const);
}

/**
 * Places deployments on one scale, from the first start to the last end among them.
 *
 * @returns a function from a deployment to its place, null where it has no dates
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
 * The period from the earliest start to the latest end of several; a date that is missing is passed over.
 *
 * @returns ISO date-times, null where none of them has that end
 */
export function totalPeriod(periods: readonly Deployed[]): Deployed {
  const starts = periods.flatMap(({ start_date }) => (readDate(start_date) ? [start_date as string] : []));
  const ends = periods.flatMap(({ end_date }) => (readDate(end_date) ? [end_date as string] : []));
  const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);
  return { start_date: starts.sort(byTime)[0] ?? null, end_date: ends.sort(byTime).at(-1) ?? null };
}

/** Texts once each, in the order of their first use, without empty ones. */
export const uniqueTexts = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.trim() || [])),
];

/**
 * The parameters of lists for what is deployed today: start ≤ today ≤ end, by days.
 *
 * @param now - a moment of the running hour, so that a page and its loader ask for the same
 * @source reference/surge.md, section 6
 */
export const activeToday = (now: string) => ({ start_date__lte: now, end_date__gte: now.slice(0, 10) });
