import type { AnnualIncome } from '#contract/countryDatabank';
import type { CountryIncome } from '#contract/countryIncome';
import { compareCodes, compareNames } from '../language/compare';

/** CHF received in a year, written `2024-01-01`. */
export interface YearIncome {
  readonly date: string;
  readonly value: number;
}

/** The known incomes of a National Society, earliest year first. The last row of a duplicate year is used. */
export function incomeByYear(rows: readonly AnnualIncome[]): YearIncome[] {
  const byYear = new Map<string, number>();
  for (const { date, value } of rows) if (date && value !== null) byYear.set(`${date.slice(0, 4)}-01-01`, value);
  return [...byYear].map(([date, value]) => ({ date, value })).toSorted((a, b) => compareCodes(a.date, b.date));
}

export interface IncomeSource {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly value: number;
}

/** The sources with an income, largest first. @source reference/countries-and-regions.md, section 1.9 */
export function incomeSources(rows: readonly CountryIncome[], language: string): IncomeSource[] {
  const byName = compareNames(language);
  return rows
    .flatMap(({ id, indicator_details, value }) =>
      indicator_details && value !== null && value > 0
        ? [{ id, title: indicator_details.title, description: indicator_details.description, value }]
        : [],
    )
    .toSorted((a, b) => b.value - a.value || byName(a.title, b.title));
}
