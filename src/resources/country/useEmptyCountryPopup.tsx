import { useCallback } from 'react';
import { useReference } from '#app/request/referenceData';
import { CountryLink } from './CountryLink';

/**
 * What a press on a country that a map shows nothing of tells.
 *
 * @returns the popup of a country, by its three letters; null for one that is not known
 */
export function useEmptyCountry(message: string) {
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
