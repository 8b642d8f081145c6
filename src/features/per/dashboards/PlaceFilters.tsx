import { listStrings } from '#app/lists/strings';
import { RegionFilter } from '#resources/country/RegionFilter';
import { CountryField } from '#ui/fields/CountryField';
import { useStrings } from '#ui/language/useStrings';

interface PlaceFiltersProps {
  readonly values: { readonly region: number | null; readonly country: number | null };
  readonly set: (name: 'region' | 'country', value: number | null | undefined) => void;
  /** Those of the chosen region; undefined until loaded. */
  readonly countries: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** Region and country of a tab's filters; another region clears the country. */
export function PlaceFilters({ values, set, countries }: PlaceFiltersProps) {
  const lists = useStrings(listStrings);
  return (
    <>
      <RegionFilter
        value={values.region}
        onChange={(region) => {
          set('region', region);
          set('country', null);
        }}
      />
      <CountryField
        label={lists.country}
        placeholder={lists.allCountries}
        countries={countries}
        value={values.country ?? undefined}
        onChange={(country) => set('country', country)}
      />
    </>
  );
}
