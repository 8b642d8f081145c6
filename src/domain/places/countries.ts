import type { Country } from '#contract/country';

/** A country that people may choose: named, coded, independent and still in use. @source reference/product.md, section 3 */
export const isValidCountry = (country: Country): country is Country & { name: string; iso: string; iso3: string } =>
  Boolean(country.id && country.name && country.iso && country.iso3) &&
  country.independent === true &&
  country.is_deprecated !== true;

/** A valid country that has a National Society. */
export const isNationalSociety = (country: Country) => isValidCountry(country) && Boolean(country.society_name);

/** Whether projects and activities may be reported for a record: it has a society's name, as the IFRC and the ICRC do. @source reference/three-w.md, section 2.2 */
export const isReportingSociety = ({ society_name, is_deprecated }: Country) =>
  Boolean(society_name?.trim()) && is_deprecated !== true;

/** The record type of an office for several countries. @source reference/countries-and-regions.md, section 5.3 */
const clusterType = 2;

/** The cluster delegations of a region, by name; none for a country without a region. */
export const clustersOf = (region: number | null, countries: readonly Country[] = []): Country[] =>
  region === null
    ? []
    : countries
        .filter((country) => country.record_type === clusterType && country.region === region && !country.is_deprecated)
        .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));

/** Letters without their accents, in lower case: what people type and what is written meet there. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Items whose name contains the text, earliest match first, then by name. An empty text matches all.
 *
 * @source reference/shell-and-account.md, section 1.3
 */
export function rankByMatch<T>(items: readonly T[], text: string, nameOf: (item: T) => string): T[] {
  const folded = foldText(text.trim());
  return items
    .map((item) => ({ item, name: nameOf(item), at: foldText(nameOf(item)).indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || a.name.localeCompare(b.name))
    .map(({ item }) => item);
}
