import type { CountryKeyClimate } from '#contract/countryDatabank';

/**
 * Climate rows by calendar month, January first.
 *
 * @returns twelve entries: null for a missing month, the first row of a duplicate month
 */
export const climateByMonth = (rows: readonly CountryKeyClimate[]): (CountryKeyClimate | null)[] =>
  Array.from({ length: 12 }, (_, index) => rows.find(({ month }) => month === index + 1) ?? null);
