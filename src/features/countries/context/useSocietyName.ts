import { useCountry } from '#resources/country/useCountry';
import { useCountryName } from '../layout/useCountryName';

/** The name of the National Society of the current country, or the country's where it has none. */
export function useSocietyName(): string {
  const name = useCountryName();
  return useCountry().society_name?.trim() || name;
}
