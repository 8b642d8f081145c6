import type { CountryKeyClimate } from '#contract/countryDatabank';

/**
 * The twelve months of a climate, January first.
 *
 * @returns null for a month that the source leaves out; the first row of a month that it gives twice
 */
export const climateByMonth = (rows: readonly CountryKeyClimate[]): (CountryKeyClimate | null)[] =>
  Array.from({ length: 12 }, (_, index) => rows.find(({ month }) => month === index + 1) ?? null);
