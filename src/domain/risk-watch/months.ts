/** The months of a row of the risk API, January first. */
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

/** One value for each month from January; null for no value. */
export type YearValues = readonly (number | null)[];

export const yearValues = (row: MonthValues): YearValues => monthKeys.map((key) => row[key]);

const known = (values: YearValues) =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

/** How the values of several months make one. All ignore what is missing, and give null for nothing at all. @source reference/risk-watch.md, section 2.4 */
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

/** The values of some months, 0 January to 11 December. */
export const inMonths = (values: YearValues, months: readonly number[]): YearValues =>
  months.map((month) => values[month] ?? null);

/**
 * The months between two months, inclusive, in the order of the year; the arguments may be in either order.
 *
 * @param from - 0 January to 11 December
 */
export function monthRange(from: number, to: number): number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
