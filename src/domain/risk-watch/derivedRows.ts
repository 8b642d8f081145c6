import type { GwisRow, IpcRow } from '#contract/riskSeasonal';
import { aggregates, type YearValues } from './months';

/** Months that the service does not send as such, and are worked out from its single analyses. */

export interface DerivedYear {
  readonly values: YearValues;
  readonly annual: number | null;
}

const priority = ['current', 'first_projection', 'second_projection'] as const;

/** A month of food insecurity: the one analysis of it that counts. */
export interface FoodMonth {
  readonly year: number;
  /** 0 January to 11 December */
  readonly month: number;
  readonly people: number;
  readonly analysed: string;
  readonly isProjection: boolean;
}

/**
 * One analysis for each month of each year: a current one before a first and a second projection, then the latest.
 *
 * @source reference/risk-watch.md, section 2.2
 */
export function foodMonths(rows: readonly IpcRow[]): FoodMonth[] {
  const best = new Map<string, IpcRow>();
  const rank = (row: IpcRow) =>
    row.estimation_type === null ? priority.length : priority.indexOf(row.estimation_type);
  for (const row of rows) {
    if (row.estimation_type === null || row.analysis_date === null || row.total_displacement === null) continue;
    const key = `${row.year} ${row.month}`;
    const other = best.get(key);
    const isBetter =
      other === undefined ||
      rank(row) < rank(other) ||
      (rank(row) === rank(other) && row.analysis_date > (other.analysis_date ?? ''));
    if (isBetter) best.set(key, row);
  }
  return [...best.values()]
    .map(({ year, month, total_displacement, analysis_date, estimation_type }) => ({
      year,
      month: month - 1,
      people: total_displacement ?? 0,
      analysed: analysis_date ?? '',
      isProjection: estimation_type !== 'current',
    }))
    .toSorted((a, b) => a.year - b.year || a.month - b.month);
}

const byMonth = <Row>(
  rows: readonly Row[],
  month: (row: Row) => number,
  value: (row: Row) => number | null,
): YearValues =>
  Array.from({ length: 12 }, (_, index) =>
    aggregates.mean(rows.filter((row) => month(row) === index).map((row) => value(row))),
  );

/**
 * People in food insecurity by month: the mean over the years, its highest month for the year.
 *
 * @returns null where nothing was analysed
 * @source reference/risk-watch.md, section 2.2
 */
export function foodYear(rows: readonly IpcRow[]): DerivedYear | null {
  const months = foodMonths(rows);
  if (months.length === 0) return null;
  const values = byMonth(
    months,
    ({ month }) => month,
    ({ people }) => people,
  );
  return { values, annual: aggregates.max(values) };
}

/** The lines of the chart of food insecurity. */
export interface FoodLines {
  readonly average: YearValues;
  readonly years: readonly { readonly year: number; readonly values: YearValues }[];
  /** The last year that a projection reaches; null without a projection. */
  readonly projected: { readonly year: number; readonly values: YearValues } | null;
  /** Date of the newest analysis. */
  readonly analysed: string | null;
}

/** @source reference/risk-watch.md, section 1.6 */
export function foodLines(rows: readonly IpcRow[]): FoodLines | null {
  const months = foodMonths(rows);
  const average = foodYear(rows);
  if (!average) return null;
  const ofYear = (year: number) => ({
    year,
    values: byMonth(
      months.filter((each) => each.year === year),
      ({ month }) => month,
      ({ people }) => people,
    ),
  });
  const projectedYear = aggregates.max(months.filter(({ isProjection }) => isProjection).map(({ year }) => year));
  const years = [...new Set(months.map(({ year }) => year))].filter((year) => year !== projectedYear);
  return {
    average: average.values,
    years: years.map(ofYear),
    projected: projectedYear === null ? null : ofYear(projectedYear),
    analysed: months.reduce<string | null>(
      (latest, { analysed }) => (latest && latest > analysed ? latest : analysed),
      null,
    ),
  };
}

/** The monthly ratings, each month of each year once. */
function monthlyRatings(rows: readonly GwisRow[]): GwisRow[] {
  const seen = new Set<string>();
  return rows
    .filter(({ dsr_type }) => dsr_type === 'monthly')
    .filter(({ year, month }) => !seen.has(`${year} ${month}`) && seen.add(`${year} ${month}`));
}

const monthOf = ({ month }: GwisRow) => Number(month) - 1;

/**
 * The weather of wildfire by month: the mean over the years of each month's mean rating.
 *
 * @returns null where nothing was rated
 * @source reference/risk-watch.md, section 2.3
 */
export function fireYear(rows: readonly GwisRow[]): DerivedYear | null {
  const ratings = monthlyRatings(rows);
  if (ratings.length === 0) return null;
  const values = byMonth(ratings, monthOf, ({ dsr_avg }) => dsr_avg);
  return { values, annual: aggregates.mean(values) };
}

/** The lines of the chart of wildfire: over all years the mean, and the means of the least and greatest ratings. */
export interface FireLines {
  readonly average: YearValues;
  readonly least: YearValues;
  readonly greatest: YearValues;
  readonly current: YearValues;
  readonly firstYear: number;
  readonly currentYear: number;
}

/** @source reference/risk-watch.md, section 1.6 */
export function fireLines(rows: readonly GwisRow[], currentYear: number): FireLines | null {
  const ratings = monthlyRatings(rows);
  const firstYear = aggregates.min(ratings.map(({ year }) => year));
  if (firstYear === null) return null;
  return {
    average: byMonth(ratings, monthOf, ({ dsr }) => dsr),
    least: byMonth(ratings, monthOf, ({ dsr_min }) => dsr_min),
    greatest: byMonth(ratings, monthOf, ({ dsr_max }) => dsr_max),
    current: byMonth(
      ratings.filter(({ year }) => year === currentYear),
      monthOf,
      ({ dsr }) => dsr,
    ),
    firstYear,
    currentYear,
  };
}
