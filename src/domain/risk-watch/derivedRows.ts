import type { GwisRow, IpcRow } from '#contract/riskSeasonal';
import { aggregates, type YearValues } from './months';

/** Monthly values of food insecurity and wildfire, computed from single analyses of the risk API. */

export interface DerivedYear {
  readonly values: YearValues;
  readonly annual: number | null;
}

const priority: readonly IpcRow['estimation_type'][] = ['current', 'first_projection', 'second_projection'];

/** The selected analysis of food insecurity of one month. */
export interface FoodMonth {
  readonly year: number;
  /** 0 January to 11 December */
  readonly month: number;
  readonly people: number;
  readonly analysed: string;
  readonly isProjection: boolean;
}

/**
 * The selected analysis of each month of each year: a current one takes precedence over the first and the second projection, then
 * the latest one.
 *
 * @source reference/risk-watch.md, section 2.2
 */
export function foodMonths(rows: readonly IpcRow[]): FoodMonth[] {
  const best = new Map<string, IpcRow>();
  const rank = (row: IpcRow) => priority.indexOf(row.estimation_type);
  for (const row of rows) {
    // a row may also have an empty type
    if (!row.estimation_type || row.analysis_date === null || row.total_displacement === null) continue;
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
 * People in food insecurity by month, as the mean over the years; the annual value is the highest month.
 *
 * @returns null without an analysis
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
  /** The last year with a projection; null without a projection. */
  readonly projected: { readonly year: number; readonly values: YearValues } | null;
  /** Date of the latest analysis. */
  readonly analysed: string | null;
}

/** The lines of the chart of food insecurity; null without an analysis. @source reference/risk-watch.md, section 1.6 */
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

/** The monthly ratings, without duplicates of a month. */
function monthlyRatings(rows: readonly GwisRow[]): GwisRow[] {
  const seen = new Set<string>();
  return rows
    .filter(({ dsr_type }) => dsr_type === 'monthly')
    .filter(({ year, month }) => !seen.has(`${year} ${month}`) && seen.add(`${year} ${month}`));
}

const monthOf = ({ month }: GwisRow) => Number(month) - 1;

/**
 * The fire weather rating (daily severity rating, DSR) by month, as the mean over the years.
 *
 * @returns null without a rating
 * @source reference/risk-watch.md, section 2.3
 */
export function fireYear(rows: readonly GwisRow[]): DerivedYear | null {
  const ratings = monthlyRatings(rows);
  if (ratings.length === 0) return null;
  const values = byMonth(ratings, monthOf, ({ dsr_avg }) => dsr_avg);
  return { values, annual: aggregates.mean(values) };
}

/** The lines of the chart of wildfire: the means of the average, lowest and highest ratings over all years, and the last year with ratings. */
export interface FireLines {
  readonly average: YearValues;
  readonly least: YearValues;
  readonly greatest: YearValues;
  readonly last: YearValues;
  readonly firstYear: number;
  readonly lastYear: number;
}

/**
 * The lines of the chart of wildfire; null without a rating.
 *
 * @source reference/risk-watch.md, section 1.6; reference/real-server.md, section 5
 */
export function fireLines(rows: readonly GwisRow[]): FireLines | null {
  const ratings = monthlyRatings(rows);
  const years = ratings.map(({ year }) => year);
  const [firstYear, lastYear] = [aggregates.min(years), aggregates.max(years)];
  if (firstYear === null || lastYear === null) return null;
  return {
    average: byMonth(ratings, monthOf, ({ dsr }) => dsr),
    least: byMonth(ratings, monthOf, ({ dsr_min }) => dsr_min),
    greatest: byMonth(ratings, monthOf, ({ dsr_max }) => dsr_max),
    last: byMonth(
      ratings.filter(({ year }) => year === lastYear),
      monthOf,
      ({ dsr }) => dsr,
    ),
    firstYear,
    lastYear,
  };
}
