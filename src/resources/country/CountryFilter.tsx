import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useReference } from '#app/request/referenceData';
import { isValidCountry } from '#domain/places/countries';
import { CountryField } from '#ui/fields/CountryField';
import { useStrings } from '#ui/language/useStrings';

/** The valid countries as a filter; those of one region where one is chosen. */
export function CountryFilter({ value, onChange, region }: FilterValue & { readonly region?: number | null }) {
  const t = useStrings(listStrings);
  const { data, isError, refetch } = useReference('countries');
  const countries = data?.results
    .filter(isValidCountry)
    .filter((country) => region === null || region === undefined || country.region === region);
  return (
    <CountryField
      label={t.country}
      placeholder={t.allCountries}
      countries={countries}
      hasFailed={isError}
      onRetry={() => void refetch()}
      value={value ?? undefined}
      onChange={onChange}
    />
  );
}
