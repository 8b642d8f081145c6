import type { Country } from '#contract/country';
import { compareNames } from '../language/compare';

/** Whether a country can be chosen: it has a name and codes, is independent and not deprecated. @source reference/product.md, section 3 */
export const isValidCountry = (country: Country): country is Country & { name: string; iso: string; iso3: string } =>
  Boolean(country.id && country.name && country.iso && country.iso3) &&
  country.independent === true &&
  country.is_deprecated !== true;

/** Whether a valid country has a National Society. */
export const isNationalSociety = (country: Country) => isValidCountry(country) && Boolean(country.society_name);

/**
 * Whether a record can report projects and activities: it has a society name, as also the IFRC and the ICRC have.
 *
 * @source reference/three-w.md, section 2.2
 */
export const isReportingSociety = ({ society_name, is_deprecated }: Country) =>
  Boolean(society_name?.trim()) && is_deprecated !== true;

/** The record type of cluster delegations. @source reference/countries-and-regions.md, section 5.3 */
const clusterType = 2;

/** The cluster delegations of a region, sorted by name; empty without a region. */
export function clustersOf(
  region: number | null,
  countries: readonly Country[] | undefined,
  language: string,
): readonly Country[] {
  if (region === null || countries === undefined) return [];
  const byName = compareNames(language);
  return countries
    .filter((country) => country.record_type === clusterType && country.region === region && !country.is_deprecated)
    .toSorted((a, b) => byName(a.name, b.name));
}

/** The text in lower case without diacritics, for comparing typed text with names. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Items whose name contains the text, earliest match first, then by name. An empty text matches all.
 *
 * @source reference/shell-and-account.md, section 1.3
 */
export function rankByMatch<T>(items: readonly T[], text: string, nameOf: (item: T) => string, language: string): T[] {
  const byName = compareNames(language);
  const folded = foldText(text.trim());
  return items
    .map((item) => ({ item, name: nameOf(item), at: foldText(nameOf(item)).indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || byName(a.name, b.name))
    .map(({ item }) => item);
}
