import { useReference } from '#app/request/referenceData';
import { CountryFilter } from '../country/CountryFilter';
import { RegionFilter } from '../country/RegionFilter';
import { DisasterTypeFilter } from '../disaster-type/DisasterTypeFilter';
import type { typeAndPlaceParsers } from './typeAndPlace';

type Name = keyof typeof typeAndPlaceParsers;

interface TypeAndPlaceFiltersProps {
  readonly values: Readonly<Record<Name, number | null>>;
  readonly set: (name: Name, value: number | undefined) => void;
}

/** A type of disaster, a region, and a country: of that region, where one is chosen. */
export function TypeAndPlaceFilters({ values, set }: TypeAndPlaceFiltersProps) {
  const { data: countries } = useReference('countries');
  const chooseRegion = (region: number | undefined) => {
    set('region', region);
    const country = countries?.results.find(({ id }) => id === values.country);
    // a country outside the region would leave nothing to show, and no longer be among the choices
    if (region !== undefined && country && country.region !== region) set('country', undefined);
  };
  return (
    <>
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <RegionFilter value={values.region} onChange={chooseRegion} />
      <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
    </>
  );
}
