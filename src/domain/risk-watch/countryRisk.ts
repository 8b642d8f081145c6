import type { RiskHazardType } from '#contract/riskCountry';
import type { CountrySeasonal } from '#contract/riskSeasonal';
import { fireYear, foodYear } from './derivedRows';
import { type Hazard, hazardOf } from './hazards';
import { aggregates, inMonths, type MonthValues, type YearValues, yearValues } from './months';
import { aggregateOf, hazardsOfMetric, type RiskCategory, type RiskMetric, riskCategory } from './seasonalRisk';

/** Months from 0 to 11, or the whole year. */
export type RiskPeriod = readonly number[] | 'year';

/** The monthly values of one hazard and the risk API's annual value. */
interface YearRow {
  readonly hazard: Hazard;
  readonly values: YearValues;
  readonly annual: number | null;
}

type AnnualRow = MonthValues & { readonly hazard_type: RiskHazardType | null; readonly annual_average: number | null };

/** The first row of each hazard with a non-zero value. */
function yearRows(rows: readonly AnnualRow[]): YearRow[] {
  const found = new Map<Hazard, YearRow>();
  for (const row of rows) {
    const [hazard, values, annual] = [hazardOf(row.hazard_type), yearValues(row), row.annual_average];
    const hasValue = [...values, annual].some((value) => value !== null && value !== 0);
    if (hazard && hasValue && !found.has(hazard)) found.set(hazard, { hazard, values, annual });
  }
  return [...found.values()];
}

const derived = (hazard: Hazard, year: { values: YearValues; annual: number | null } | null): YearRow[] =>
  year && [...year.values, year.annual].some((value) => value !== null && value !== 0) ? [{ hazard, ...year }] : [];

/**
 * The rows of a country by metric, including the derived rows of food insecurity and wildfire.
 *
 * @source reference/risk-watch.md, section 1.6
 */
export const countryRows = (seasonal: CountrySeasonal): Readonly<Record<RiskMetric, readonly YearRow[]>> => ({
  displacement: yearRows(seasonal.idmc),
  exposure: [
    ...yearRows(seasonal.raster_displacement_data),
    ...derived('FI', foodYear(seasonal.ipc_displacement_data)),
  ],
  riskScore: [...yearRows(seasonal.inform_seasonal), ...derived('WF', fireYear(seasonal.gwis))],
});

/** The hazards whose rows are derived, which come after the others. */
const derivedHazards: readonly Hazard[] = ['FI', 'WF'];

/** A row of the table of risks by month. */
export interface MonthlyRisk {
  readonly hazard: Hazard;
  readonly score: number | null;
  /** Null without a score; `above` for a score above the scale. */
  readonly category: RiskCategory | 'above' | null;
  readonly exposed: number | null;
  /** People; at most `exposed`. */
  readonly displaced: number | null;
}

/**
 * The value of a metric in a period. Over the year a score is the mean of its months, where the service has no annual value: the highest month
 * is no average.
 *
 * @source reference/risk-watch.md, section 1.6; reference/real-server.md, section 5
 */
const valueIn = (metric: RiskMetric, row: YearRow | undefined, period: RiskPeriod) => {
  if (!row) return null;
  const kind = aggregateOf(metric, row.hazard);
  if (period !== 'year') return aggregates[kind](inMonths(row.values, period));
  return row.annual ?? aggregates[metric === 'riskScore' ? 'mean' : kind](row.values);
};

function scoreCategory(hazard: Hazard, score: number | null): MonthlyRisk['category'] {
  if (score === null || score < 0) return null;
  return riskCategory('riskScore', hazard, score) ?? 'above';
}

/**
 * The risks of a country in some months or over the year.
 *
 * @source reference/risk-watch.md, section 1.6
 */
export function monthlyRisks(seasonal: CountrySeasonal, period: RiskPeriod): MonthlyRisk[] {
  const rows = countryRows(seasonal);
  const of = (metric: RiskMetric, hazard: Hazard) => rows[metric].find((row) => row.hazard === hazard);
  const found = [...rows.displacement, ...rows.exposure, ...rows.riskScore].map(({ hazard }) => hazard);
  const hazards = [...new Set(found)].toSorted((a, b) => derivedHazards.indexOf(a) - derivedHazards.indexOf(b));
  return hazards.map((hazard) => {
    const score = valueIn('riskScore', of('riskScore', hazard), period);
    const exposed = valueIn('exposure', of('exposure', hazard), period);
    const displaced = valueIn('displacement', of('displacement', hazard), period);
    return {
      hazard,
      score,
      category: scoreCategory(hazard, score),
      exposed,
      displaced: displaced === null || exposed === null ? displaced : Math.min(displaced, exposed),
    };
  });
}

/** A series of the chart of average risks by month. */
export interface MonthlySeries {
  readonly hazard: Hazard;
  readonly values: YearValues;
}

/** The series of a metric; risk scores are given as categories. @source reference/risk-watch.md, section 1.6 */
export const monthlySeries = (seasonal: CountrySeasonal, metric: RiskMetric): MonthlySeries[] =>
  countryRows(seasonal)
    [metric].filter(({ hazard }) => hazardsOfMetric[metric].includes(hazard))
    .map(({ hazard, values }) => ({
      hazard,
      values:
        metric === 'riskScore'
          ? values.map((value) => (value === null ? null : riskCategory('riskScore', hazard, value)))
          : values,
    }));
