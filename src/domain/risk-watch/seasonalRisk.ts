import type { RiskCountry, RiskHazardType } from '#contract/riskCountry';
import type { IpcRow, RiskScore, Seasonal } from '#contract/riskSeasonal';
import { compareNames } from '../language/compare';
import { groupBy } from '../lists/groupBy';
import { foodYear } from './derivedRows';
import { type Hazard, hazardOf } from './hazards';
import { type Aggregate, aggregates, inMonths, type MonthValues, type YearValues, yearValues } from './months';

/** The metrics by which countries are ranked. */
export const riskMetrics = ['riskScore', 'exposure', 'displacement'] as const;
export type RiskMetric = (typeof riskMetrics)[number];

/** 1 very low to 5 very high. */
export type RiskCategory = 1 | 2 | 3 | 4 | 5;
export const riskCategories = [1, 2, 3, 4, 5] as const satisfies readonly RiskCategory[];

/** The hazards that each metric has data for. @source reference/risk-watch.md, section 1.3 */
export const hazardsOfMetric: Readonly<Record<RiskMetric, readonly Hazard[]>> = {
  exposure: ['TC', 'FL', 'FI'],
  displacement: ['TC', 'FL', 'SS'],
  riskScore: ['DR', 'TC', 'FL', 'WF'],
};

/**
 * The aggregation of monthly values. People in food insecurity are the same ones month after month, so that their highest month counts; people
 * whom floods or cyclones expose or displace are added up.
 *
 * @source reference/risk-watch.md, sections 1.3 and 1.6
 */
export const aggregateOf = (metric: RiskMetric, hazard: Hazard): Aggregate =>
  metric === 'riskScore' || hazard === 'FI' ? 'max' : 'sum';

/**
 * Scores: the highest value of each category. People: the values above which the categories 2 to 5 start.
 *
 * @source reference/risk-watch.md, section 1.3
 */
export const categoryLimits = {
  wildfireScore: [2, 5, 9, 17, 1000],
  score: [2, 3.5, 5, 6.5, 10],
  exposure: [10_000, 100_000, 1_000_000, 10_000_000],
  displacement: [1_000, 10_000, 100_000, 1_000_000],
} as const;

/**
 * The category of a value.
 *
 * @returns null for a score that is negative or above the scale
 * @source reference/risk-watch.md, section 1.3
 */
export function riskCategory(metric: RiskMetric, hazard: Hazard, value: number): RiskCategory | null {
  if (metric !== 'riskScore') {
    const above = categoryLimits[metric].filter((limit) => value > limit).length;
    return riskCategories[above] ?? null;
  }
  if (value < 0) return null;
  const limits = hazard === 'WF' ? categoryLimits.wildfireScore : categoryLimits.score;
  return riskCategories[limits.findIndex((limit) => value <= limit)] ?? null;
}

/** A value as pages and files tell it: people are whole, rounded up. @source reference/risk-watch.md, section 1.3 */
export const shownValue = (metric: RiskMetric, value: number): number =>
  metric === 'riskScore' ? value : Math.ceil(value);

/** The monthly values of one hazard in one country. */
export interface SeasonalRow {
  /** Lower case. */
  readonly iso3: string;
  readonly hazard: Hazard;
  readonly values: YearValues;
}

type AnyRow = { readonly country_details: RiskCountry | null; readonly hazard_type: RiskHazardType | null };

/** The lower-case alpha-3 code of a row; null for groups of countries, which have none. @source reference/risk-watch.md, section 6 */
const codeOf = ({ country_details }: AnyRow): string | null => {
  const code = country_details?.iso3?.trim().toLowerCase();
  return code?.length === 3 ? code : null;
};

const hasValue = (values: YearValues, annual: number | null) =>
  [...values, annual].some((value) => value !== null && value !== 0);

/** Leaves out rows without a country, a hazard or a non-zero value. */
const rowsOf = <Row extends AnyRow & MonthValues>(rows: readonly Row[], annual: (row: Row) => number | null) =>
  rows.flatMap((row): SeasonalRow[] => {
    const [iso3, hazard, values] = [codeOf(row), hazardOf(row.hazard_type), yearValues(row)];
    return iso3 === null || hazard === null || !hasValue(values, annual(row)) ? [] : [{ iso3, hazard, values }];
  });

function foodRows(rows: readonly IpcRow[]): SeasonalRow[] {
  return [...groupBy(rows, (row) => codeOf(row) || null)].flatMap(([iso3, own]) => {
    const year = foodYear(own);
    return year && hasValue(year.values, year.annual) ? [{ iso3, hazard: 'FI' as const, values: year.values }] : [];
  });
}

/**
 * The rows of a metric. The first of duplicate rows of a risk score is used.
 *
 * @source reference/risk-watch.md, section 1.3
 */
export function seasonalRows(metric: RiskMetric, seasonal: Seasonal, scores: readonly RiskScore[]): SeasonalRow[] {
  if (metric === 'displacement') return rowsOf(seasonal.idmc, ({ annual_average }) => annual_average);
  if (metric === 'exposure')
    return [
      ...rowsOf(seasonal.raster_displacement_data, ({ annual_average }) => annual_average),
      ...foodRows(seasonal.ipc_displacement_data),
    ];
  const seen = new Set<string>();
  return [
    ...rowsOf(scores, ({ yearly_sum }) => yearly_sum),
    ...rowsOf(seasonal.gwis_seasonal, ({ yearly_sum }) => yearly_sum),
  ].filter(({ iso3, hazard }) => !seen.has(`${iso3} ${hazard}`) && seen.add(`${iso3} ${hazard}`));
}

/** Factors from 0 to 1 by which the categories of a country are multiplied, by lower-case code. */
export interface CountryFactors {
  readonly population: ReadonlyMap<string, number>;
  readonly coping: ReadonlyMap<string, number>;
}

/**
 * The factors of each country: 1 - (its share of all people)^(1/4), and its lack of coping capacity as a share of the largest.
 *
 * The risk API sends a row for each hazard of a country; the population of each country is counted once.
 *
 * @source reference/risk-watch.md, section 1.3; IFRCGo/go-web-app#1545
 */
export function countryFactors(scores: readonly RiskScore[]): CountryFactors {
  const people = new Map<string, number>();
  const lacks = new Map<string, number>();
  for (const row of scores) {
    const iso3 = codeOf(row);
    if (iso3 === null) continue;
    if (row.population_in_thousands !== null && !people.has(iso3)) people.set(iso3, row.population_in_thousands);
    if (row.lcc !== null && !lacks.has(iso3)) lacks.set(iso3, row.lcc);
  }
  const total = Math.max(
    1,
    [...people.values()].reduce((sum, value) => sum + value, 0),
  );
  const largest = Math.max(0, ...lacks.values()) || 10;
  return {
    population: new Map([...people].map(([iso3, value]) => [iso3, 1 - (value / total) ** 0.25])),
    coping: new Map([...lacks].map(([iso3, value]) => [iso3, value / largest])),
  };
}

export interface SeasonalFilters {
  readonly metric: RiskMetric;
  /** Empty for all hazards of the metric. */
  readonly hazards: readonly Hazard[];
  /** 0 January to 11 December; at least one. */
  readonly months: readonly number[];
  /** Lower-case codes; empty for all. */
  readonly countries: readonly string[];
  readonly isPerPopulation: boolean;
  /** Applies to risk scores only. */
  readonly hasCoping: boolean;
}

/** The risk of one hazard for a country in the chosen months. */
export interface HazardRisk {
  readonly hazard: Hazard;
  /** A score, or a number of people. */
  readonly value: number;
  /** 0 to 5; a factor can reduce it to 0. */
  readonly category: number;
}

export interface RankedCountry {
  /** Lower case. */
  readonly iso3: string;
  readonly name: string;
  /** Highest category first. */
  readonly risks: readonly HazardRisk[];
  readonly value: number;
  /** The highest category of its hazards, which gives the colour on the map. */
  readonly category: number;
  /** The sum of the categories of its hazards, by which countries are ranked. */
  readonly sum: number;
}

/** Minimum share of the largest value for a country to be listed. */
const minimumShare = 0.01;

/** The hazards of a metric that occur in its rows, in the metric's order. */
export const hazardsIn = (metric: RiskMetric, rows: readonly SeasonalRow[]): Hazard[] =>
  hazardsOfMetric[metric].filter((hazard) => rows.some((row) => row.hazard === hazard));

/** The category multiplied by the country's factors, rounded up; unknown factors count as 1. */
function weighted(category: RiskCategory, iso3: string, filters: SeasonalFilters, factors: CountryFactors): number {
  const people = filters.isPerPopulation ? (factors.population.get(iso3) ?? 1) : 1;
  const coping = filters.hasCoping && filters.metric === 'riskScore' ? (factors.coping.get(iso3) ?? 1) : 1;
  return Math.ceil(Math.ceil(category * people) * coping);
}

/**
 * Countries sorted by the sum of their categories, then by value, then by name.
 *
 * @param names - country names by lower-case code; rows of other codes are left out
 * @source reference/risk-watch.md, sections 1.3 and 6
 */
export function rankedCountries(
  rows: readonly SeasonalRow[],
  filters: SeasonalFilters,
  factors: CountryFactors,
  names: ReadonlyMap<string, string>,
  language: string,
): RankedCountry[] {
  const byName = compareNames(language);
  const { metric, hazards, months, countries } = filters;
  const byCountry = new Map<string, HazardRisk[]>();
  for (const { iso3, hazard, values } of rows) {
    const isApplicable = hazardsOfMetric[metric].includes(hazard) && (hazards.length === 0 || hazards.includes(hazard));
    if (!isApplicable || !names.has(iso3) || (countries.length > 0 && !countries.includes(iso3))) continue;
    const value = aggregates[aggregateOf(metric, hazard)](inMonths(values, months));
    const category = value === null ? null : riskCategory(metric, hazard, value);
    if (value === null || category === null) continue;
    const risk = { hazard, value, category: weighted(category, iso3, filters, factors) };
    byCountry.set(iso3, [...(byCountry.get(iso3) ?? []), risk]);
  }
  const ranked = [...byCountry].flatMap(([iso3, risks]): RankedCountry[] => {
    const value = risks.reduce((sum, risk) => sum + risk.value, 0);
    if (value === 0) return [];
    return [
      {
        iso3,
        name: names.get(iso3) ?? iso3,
        risks: risks.toSorted((a, b) => b.category - a.category || b.value - a.value),
        value,
        category: Math.max(...risks.map((risk) => risk.category)),
        sum: risks.reduce((sum, risk) => sum + risk.category, 0),
      },
    ];
  });
  return ranked.toSorted((a, b) => b.sum - a.sum || b.value - a.value || byName(a.name, b.name));
}

/**
 * The ranked countries with at least 1% of the largest value; the others are shown only on the map.
 *
 * @source reference/risk-watch.md, section 1.3
 */
export function listCountries(ranked: readonly RankedCountry[]): RankedCountry[] {
  const largest = Math.max(0, ...ranked.map(({ value }) => value));
  return ranked.filter(({ value }) => value >= largest * minimumShare);
}
