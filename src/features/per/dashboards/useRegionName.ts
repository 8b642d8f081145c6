import { useCallback } from 'react';
import { useReference } from '#app/request/referenceData';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

interface RegionOfCycle {
  readonly region_id: number | null;
  readonly region_name: string | null;
}

/** The name of a region as in the region filter; the name in the cycle until the regions have loaded. */
export function useRegionName() {
  const t = useStrings(preparednessStrings);
  const { data } = useReference('globalEnums');
  return useCallback(
    ({ region_id, region_name }: RegionOfCycle): string =>
      data?.api_region_name.find(({ key }) => Number(key) === region_id)?.value ?? region_name ?? t.noRegion,
    [data, t],
  );
}
