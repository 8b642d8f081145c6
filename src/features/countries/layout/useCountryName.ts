import { useCountry } from '#resources/country/useCountry';
import { useStrings } from '#ui/language/useStrings';
import { countryStrings } from './strings';

/** The name of the country of the current tab, for sentences. */
export function useCountryName(): string {
  const t = useStrings(countryStrings);
  return useCountry().name?.trim() || t.untitled;
}
