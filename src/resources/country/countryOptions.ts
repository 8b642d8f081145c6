import { useQuery } from '@tanstack/react-query';
import type { OptionList } from '#app/form/definition';
import { namedOption } from '#app/form/namedOption';
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

/** The provinces of countries as options, without deprecated ones; none without a country. */
export function useProvinceOptions(countries: readonly number[]): OptionList {
  const query = useQuery({ ...districtsQuery(countries), enabled: countries.length > 0 });
  if (countries.length === 0) return { options: [] };
  const current = query.data?.results.filter(({ is_deprecated }) => !is_deprecated);
  return { ...toOptionList(query), options: current?.map(namedOption) };
}
