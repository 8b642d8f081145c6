/** The field names of the months in rows of the risk API, January first. */
export const monthKeys = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type MonthValues = Readonly<Record<(typeof monthKeys)[number], number | null>>;

/** Twelve values, January first; null for a missing value. */
export type YearValues = readonly (number | null)[];

/** The monthly values of a row of the risk API. */
export const yearValues = (row: MonthValues): YearValues => monthKeys.map((key) => row[key]);

const known = (values: YearValues) =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

/**
 * Aggregations of monthly values. They ignore null and return null when all values are missing.
 *
 * @source reference/risk-watch.md, section 2.4
 */
export const aggregates = {
  sum: (values: YearValues) =>
    known(values).length === 0 ? null : known(values).reduce((sum, value) => sum + value, 0),
  max: (values: YearValues) => (known(values).length === 0 ? null : Math.max(...known(values))),
  min: (values: YearValues) => (known(values).length === 0 ? null : Math.min(...known(values))),
  mean: (values: YearValues) => {
    const found = known(values);
    return found.length === 0 ? null : found.reduce((sum, value) => sum + value, 0) / found.length;
  },
} as const;
export type Aggregate = keyof typeof aggregates;

/** The values of the given months, 0 January to 11 December. */
export const inMonths = (values: YearValues, months: readonly number[]): YearValues =>
  months.map((month) => values[month] ?? null);

/**
 * The months between two months, inclusive, ascending; the arguments may be in either order.
 *
 * @param from - 0 January to 11 December
 */
export function monthRange(from: number, to: number): number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
