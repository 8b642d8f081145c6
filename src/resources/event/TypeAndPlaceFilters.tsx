import { useOptionList } from '#app/request/useOptionList';
import { CountryFilter } from '../country/CountryFilter';
import { RegionFilter } from '../country/RegionFilter';
import { DisasterTypeFilter } from '../disaster-type/DisasterTypeFilter';
import type { typeAndPlaceParsers } from './typeAndPlace';

type Name = keyof typeof typeAndPlaceParsers;

interface TypeAndPlaceFiltersProps {
  readonly values: Readonly<Record<Name, number | null>>;
  readonly set: (name: Name, value: number | undefined) => void;
}

/** Filters by disaster type, region and country. */
export function TypeAndPlaceFilters({ values, set }: TypeAndPlaceFiltersProps) {
  const { data: countries } = useOptionList('countries', values.country !== null);
  const chooseRegion = (region: number | undefined) => {
    set('region', region);
    const country = countries?.results.find(({ id }) => id === values.country);
    // a country outside the region is no longer among the options and would leave no rows; unknown while the list is on its way
    if (region !== undefined && country?.region !== region) set('country', undefined);
  };
  return (
    <>
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <RegionFilter value={values.region} onChange={chooseRegion} />
      <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
    </>
  );
}
