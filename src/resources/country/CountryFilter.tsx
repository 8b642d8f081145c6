import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useOptionList } from '#app/request/useOptionList';
import { isValidCountry } from '#domain/places/countries';
import { CountryField } from '#ui/fields/CountryField';
import { useStrings } from '#ui/language/useStrings';

interface CountryFilterProps extends FilterValue {
  /** The region whose countries are listed; by default all countries. */
  readonly region?: number | null;
  /** The label, for a list with two filters by country; 'Country' by default. */
  readonly label?: string;
}

/** A filter by country. */
export function CountryFilter({ value, onChange, region, label }: CountryFilterProps) {
  const t = useStrings(listStrings);
  const { data, state } = useOptionList('countries', value !== null);
  const countries = data?.results
    .filter(isValidCountry)
    .filter((country) => region === null || region === undefined || country.region === region);
  return (
    <CountryField
      label={label ?? t.country}
      countries={countries}
      {...state}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
