import { useOptionList } from '#app/request/useOptionList';
import { CountryFilter } from './CountryFilter';
import { RegionFilter } from './RegionFilter';

type Name = 'region' | 'country';

interface RegionAndCountryFiltersProps {
  readonly values: Readonly<Record<Name, number | null>>;
  readonly set: (name: Name, value: number | undefined) => void;
}

/** Filters by region and by one of its countries. Another region clears a country outside of it. */
export function RegionAndCountryFilters({ values, set }: RegionAndCountryFiltersProps) {
  const { data: countries } = useOptionList('countries', values.country !== null);
  const chooseRegion = (region: number | undefined) => {
    set('region', region);
    const country = countries?.results.find(({ id }) => id === values.country);
    // a country outside of the region would match no rows; while the countries load, it counts as outside
    if (region !== undefined && country?.region !== region) set('country', undefined);
  };
  return (
    <>
      <RegionFilter value={values.region} onChange={chooseRegion} />
      <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
    </>
  );
}
