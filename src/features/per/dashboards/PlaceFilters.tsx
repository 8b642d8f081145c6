import { listStrings } from '#app/lists/strings';
import { RegionFilter } from '#resources/country/RegionFilter';
import { CountryField } from '#ui/fields/CountryField';
import { useStrings } from '#ui/language/useStrings';

interface PlaceFiltersProps {
  readonly values: { readonly region: number | null; readonly country: number | null };
  readonly set: (name: 'region' | 'country', value: number | null | undefined) => void;
  /** The countries of the selected region; undefined until loaded. */
  readonly countries: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** The region and country filters of a tab; a change of region clears the country. */
export function PlaceFilters({ values, set, countries }: PlaceFiltersProps) {
  const t = useStrings(listStrings);
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
        label={t.country}
        countries={countries}
        value={values.country ?? undefined}
        onChange={(country) => set('country', country)}
      />
    </>
  );
}
