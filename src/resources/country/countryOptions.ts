import { useQuery } from '@tanstack/react-query';
import type { OptionList } from '#app/form/definition';
import { type Named, namedOption } from '#app/form/namedOption';
import { toOptionList } from '#app/form/options';
import { useReference } from '#app/request/referenceData';
import type { CountryBrief } from '#contract/country';
import { compareNames } from '#domain/language/compare';
import { isValidCountry } from '#domain/places/countries';
import { districtsQuery } from '#resources/province/queries';
import { useLanguage } from '#ui/language/LanguageContext';

/**
 * The valid countries as options.
 *
 * @param stored - the country of a stored document, included also when it is no longer valid
 */
export function useCountryOptions(stored?: number): OptionList {
  const { data, isError, refetch } = useReference('countries');
  const countries = data?.results.filter((country) => isValidCountry(country) || country.id === stored);
  return { options: countries?.map(namedOption), isError, refetch };
}

/**
 * The valid countries by the name of their National Society.
 *
 * @param chosen - a country that is always included
 * @param isOffered - a predicate that filters the others
 */
export function useSocietyOptions(
  chosen: number | undefined,
  isOffered: (country: Pick<CountryBrief, 'id' | 'region'>) => boolean = () => true,
): OptionList {
  const { language } = useLanguage();
  const byName = compareNames(language);
  const { data, isError, refetch } = useReference('countries');
  const countries = data?.results.filter(
    (country) => (isValidCountry(country) && country.society_name && isOffered(country)) || country.id === chosen,
  );
  const options = countries
    ?.map(({ id, name, society_name }) => ({ key: id, label: society_name || name || String(id) }))
    .toSorted((a, b) => byName(a.label, b.label));
  return { options, isError, refetch };
}

/** The provinces of a stored document. */
interface StoredProvinces {
  readonly rows: readonly Named[] | null | undefined;
  /** The ids that the form holds now: a change of the country clears them. */
  readonly chosen: readonly number[] | null | undefined;
}

/**
 * The provinces of countries as options, without deprecated ones; none without a country.
 *
 * @param stored - those of a stored document, included as long as they are chosen: the server does not list what is out of use
 */
export function useProvinceOptions(countries: readonly number[], stored?: StoredProvinces): OptionList {
  const query = useQuery({ ...districtsQuery(countries), enabled: countries.length > 0 });
  if (countries.length === 0) return { options: [] };
  const current = query.data?.results.filter(({ is_deprecated }) => !is_deprecated);
  const listed = new Set(current?.map(({ id }) => id));
  const others = (stored?.rows ?? []).filter(({ id }) => !listed.has(id) && stored?.chosen?.includes(id));
  return { ...toOptionList(query), options: current && [...current, ...others].map(namedOption) };
}
