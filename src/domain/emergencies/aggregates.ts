import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import type { Aggregate } from '#contract/aggregate';
import { writeDate } from '../format/dates';

/**
 * The years of a chart: the current one in the reader's time zone, and the ones before it.
 *
 * @param count - years before the current one
 * @returns the first and the last year
 */
export function lastYears(count: number, now = new Date()): readonly [number, number] {
  const last = now.getFullYear();
  return [last - count, last];
}

/** The first days of the years from one to another, both included, as yyyy-MM-dd. */
export const yearStarts = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}-01-01`);

/** The first days of the twelve months of a year, as yyyy-MM-dd. */
export const monthStarts = (year: number): string[] =>
  eachMonthOfInterval({ start: new Date(year, 0), end: new Date(year, 11) }).map((month) => writeDate(month) ?? '');

/**
 * The aggregate of each moment: the server leaves out those in which nothing happened.
 *
 * @param moments - first days of years or months
 * @returns one entry a moment, undefined where the server sent none
 */
export function aggregatesAt(
  aggregates: readonly Aggregate[],
  moments: readonly string[],
): readonly (Aggregate | undefined)[] {
  const byDay = new Map(aggregates.map((aggregate) => [aggregate.timespan.slice(0, 10), aggregate]));
  return moments.map((moment) => byDay.get(moment));
}

/**
 * Counts for a chart: zero where nothing happened, null for moments in the future.
 *
 * @param today - yyyy-MM-dd
 */
export const countsAt = (aggregates: readonly Aggregate[], moments: readonly string[], today: string) =>
  aggregatesAt(aggregates, moments).map((aggregate, index) =>
    (moments[index] ?? '') > today ? null : (aggregate?.count ?? 0),
  );
