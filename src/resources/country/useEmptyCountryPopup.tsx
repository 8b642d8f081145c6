import { useCallback } from 'react';
import { useReference } from '#app/request/referenceData';
import { CountryLink } from './CountryLink';

/**
 * The popup of a country without data on a map.
 *
 * @returns a function from the ISO 3166 alpha-3 code of a country to its popup, which is null for an unknown code
 */
export function useEmptyCountryPopup(message: string) {
  const { data: countries } = useReference('countries');
  return useCallback(
    (iso3: string) => {
      const country = countries?.results.find((each) => each.iso3 === iso3);
      if (!country) return null;
      return { title: <CountryLink countryId={country.id} name={country.name ?? iso3} />, content: message };
    },
    [countries, message],
  );
}
