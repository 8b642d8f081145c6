import type { Country } from '#contract/country';
import type { OpsLearningStats } from '#contract/opsLearning';
import { compareNames } from '../language/compare';
import { sumOf } from '../lists/sumOf';

/** A labelled number of extracts. */
export interface LearningCount {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** Sorts by number of extracts, most first, then by label. */
export function sortByCount<Counted extends LearningCount>(counts: readonly Counted[], language: string): Counted[] {
  const byName = compareNames(language);
  return counts.toSorted((a, b) => b.count - a.count || byName(a.label, b.label));
}

export interface SourcesByYear {
  /** First days of consecutive years: `2024-01-01`. */
  readonly years: readonly string[];
  readonly dref: readonly number[];
  readonly emergencyAppeal: readonly number[];
  readonly others: readonly number[];
  /** Sources whose operation has no start. */
  readonly undated: number;
}

const dref = 0;
const emergencyAppeal = 1;

/**
 * The number of sources by type and start year of their operation, taken from the server's date. A year without a source counts 0.
 *
 * @source reference/preparedness.md, sections 1.8 and 4.3
 */
export function sourcesByYear(rows: OpsLearningStats['sources_overtime'] | null): SourcesByYear {
  const dated = (rows ?? []).flatMap(({ atype, date, count }) => {
    const year = Number(date?.slice(0, 4));
    return year > 0 ? [{ atype, year, count }] : [];
  });
  const total = (counted: readonly { readonly count: number }[]) => sumOf(counted.map(({ count }) => count)) ?? 0;
  const undated = total(rows ?? []) - total(dated);
  if (dated.length === 0) return { years: [], dref: [], emergencyAppeal: [], others: [], undated };
  const all = dated.map(({ year }) => year);
  const first = Math.min(...all);
  const years = Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
  const sums = (isCounted: (type: number) => boolean) => {
    const byYear = new Map<number, number>();
    for (const { atype, year, count } of dated) {
      if (isCounted(atype)) byYear.set(year, (byYear.get(year) ?? 0) + count);
    }
    return years.map((year) => byYear.get(year) ?? 0);
  };
  return {
    years: years.map((year) => `${year}-01-01`),
    dref: sums((type) => type === dref),
    emergencyAppeal: sums((type) => type === emergencyAppeal),
    others: sums((type) => type !== dref && type !== emergencyAppeal),
    undated,
  };
}

/** The number of extracts of one country. */
export interface CountryLearning extends LearningCount {
  readonly countryId: number;
  readonly iso3: string | null;
  /** Longitude and latitude of the centroid in degrees; null for a country without one. */
  readonly position: readonly [number, number] | null;
}

/** Countries with extracts, most first. */
export function learningByCountry(
  counts: OpsLearningStats['learning_by_country'] | null,
  countries: readonly Pick<Country, 'id' | 'iso3' | 'centroid'>[],
  language: string,
): CountryLearning[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  const rows = (counts ?? []).map(({ country_id, country_name, count }): CountryLearning => {
    const country = byId.get(country_id);
    const [longitude, latitude] = country?.centroid?.coordinates ?? [];
    return {
      key: String(country_id),
      label: country_name,
      count,
      countryId: country_id,
      iso3: country?.iso3 ?? null,
      position: longitude === undefined || latitude === undefined ? null : [longitude, latitude],
    };
  });
  return sortByCount(rows, language);
}

/** The lower bounds of up to four classes between 1 and the largest count, ascending. */
export function countThresholds(largest: number): number[] {
  const starts = [1, ...[0.25, 0.5, 0.75].map((share) => Math.ceil(largest * share) + 1)];
  return [...new Set(starts)].filter((start) => start <= largest).sort((a, b) => a - b);
}
