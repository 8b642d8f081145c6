import type { CountryDisasterTypeCount, HistoricalDisaster } from '#contract/countryHistory';
import { percentOf } from '../format/numbers';
import { compareNames } from '../language/compare';

/** The selectable periods of past events. @source reference/countries-and-regions.md, section 1.17 */
export const pastPeriods = ['this-year', 'past-year', 'last-2', 'last-5', 'last-10'] as const;

export type PastPeriod = (typeof pastPeriods)[number];

const yearsBack: Readonly<Record<PastPeriod, number>> = {
  'this-year': 0,
  'past-year': 1,
  'last-2': 2,
  'last-5': 5,
  'last-10': 10,
};

/**
 * The first and the last day of a period, yyyy-MM-dd, in the local time zone: whole years up to the end of the current year, or
 * only the past year.
 */
export function periodDays(period: PastPeriod, now = new Date()): readonly [from: string, to: string] {
  const year = now.getFullYear();
  const last = period === 'past-year' ? year - 1 : year;
  return [`${year - yearsBack[period]}-01-01`, `${last}-12-31`];
}

const shownTypes = 8;

/** The disaster types with the most emergencies, most first; at most eight. */
export function mostFrequentTypes(
  counts: readonly CountryDisasterTypeCount[],
  language: string,
): CountryDisasterTypeCount[] {
  const byName = compareNames(language);
  return counts.toSorted((a, b) => b.count - a.count || byName(a.disaster_name, b.disaster_name)).slice(0, shownTypes);
}

/** The month of a date of the server, 0 to 11, in UTC. */
export const monthIndex = (date: string): number => Number(date.slice(5, 7)) - 1;

/** A date of the server as a decimal year, 2025.5 for July 2025. */
export const yearFraction = (date: string): number => Number(date.slice(0, 4)) + monthIndex(date) / 12;

/** The metrics by which past events are compared. */
export const pastMetrics = ['people', 'requested', 'funded'] as const;

export type PastMetric = (typeof pastMetrics)[number];

/** The value of a metric, in people or CHF; amounts are null for an emergency without an appeal. */
export const metricOf = (row: HistoricalDisaster, metric: PastMetric): number | null =>
  ({ people: row.targeted_population, requested: row.amount_requested, funded: row.amount_funded })[metric];

/** The funded share of the requested amount, in percentage points; null without an appeal. */
export const coverageOf = (row: HistoricalDisaster): number | null =>
  percentOf(row.amount_funded, row.amount_requested);
