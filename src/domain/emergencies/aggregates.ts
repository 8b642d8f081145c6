import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import type { Aggregate } from '#contract/aggregate';
import { formatIsoDate } from '../format/dates';

/**
 * The range of years of a chart: the current year in the local time zone, and the years before it.
 *
 * @param count - years before the current one
 * @returns the first and the last year
 */
export function lastYears(count: number, now = new Date()): readonly [number, number] {
  const last = now.getFullYear();
  return [last - count, last];
}

/** The first days of the years of a range, both ends inclusive, as yyyy-MM-dd. */
export const yearStarts = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-01-01`);

/** The first days of the twelve months of a year, as yyyy-MM-dd. */
export const monthStarts = (year: number): string[] =>
  eachMonthOfInterval({ start: new Date(year, 0), end: new Date(year, 11) }).map((month) => formatIsoDate(month) ?? '');

/**
 * The aggregate of each moment. The server leaves out moments without any event.
 *
 * @param moments - first days of years or months
 * @returns one entry per moment, undefined where the server sent none
 */
export function aggregatesAt(
  aggregates: readonly Aggregate[],
  moments: readonly string[],
): readonly (Aggregate | undefined)[] {
  const byDay = new Map(aggregates.map((aggregate) => [aggregate.timespan.slice(0, 10), aggregate]));
  return moments.map((moment) => byDay.get(moment));
}

/**
 * Counts for a chart: zero where the server sent no aggregate, null for future moments.
 *
 * @param today - yyyy-MM-dd
 */
export const countsAt = (aggregates: readonly Aggregate[], moments: readonly string[], today: string) =>
  aggregatesAt(aggregates, moments).map((aggregate, index) =>
    (moments[index] ?? '') > today ? null : (aggregate?.count ?? 0),
  );
