import { RegionAndCountryFilters } from '../country/RegionAndCountryFilters';
import { DisasterTypeFilter } from '../disaster-type/DisasterTypeFilter';
import type { typeAndPlaceParsers } from './typeAndPlace';

type Name = keyof typeof typeAndPlaceParsers;

interface TypeAndPlaceFiltersProps {
  readonly values: Readonly<Record<Name, number | null>>;
  readonly set: (name: Name, value: number | undefined) => void;
}

/** Filters by disaster type, region and country. */
export function TypeAndPlaceFilters({ values, set }: TypeAndPlaceFiltersProps) {
  return (
    <>
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <RegionAndCountryFilters values={values} set={set} />
    </>
  );
}
