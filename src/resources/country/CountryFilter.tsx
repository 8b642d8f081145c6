import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useOptionList } from '#app/request/useOptionList';
import { isValidCountry } from '#domain/places/countries';
import { CountryField } from '#ui/fields/CountryField';
import { useStrings } from '#ui/language/useStrings';

/** A filter by country, limited to those of the chosen region. */
export function CountryFilter({ value, onChange, region }: FilterValue & { readonly region?: number | null }) {
  const t = useStrings(listStrings);
  const { data, state } = useOptionList('countries', value !== null);
  const countries = data?.results
    .filter(isValidCountry)
    .filter((country) => region === null || region === undefined || country.region === region);
  return (
    <CountryField
      label={t.country}
      placeholder={t.allCountries}
      countries={countries}
      {...state}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
