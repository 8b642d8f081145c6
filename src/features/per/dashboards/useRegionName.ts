import { useCallback } from 'react';
import { useRegionNames } from '#resources/country/useRegionNames';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

interface RegionOfCycle {
  readonly region_id: number | null;
  readonly region_name: string | null;
}

/** The name of the region of a cycle, as in the region filter. */
export function useRegionName() {
  const t = useStrings(preparednessStrings);
  const nameOf = useRegionNames();
  return useCallback(
    ({ region_id, region_name }: RegionOfCycle): string => nameOf(region_id, region_name) ?? t.noRegion,
    [nameOf, t],
  );
}
