import { useCallback } from 'react';
import { useReference } from '#app/request/referenceData';
import { useUnnamed } from '#ui/display/useUnnamed';

/**
 * Names regions by their ids, as the region filter does. Figures by region name them by the label of the region, which the server
 * leaves empty; it stands in until the regions have loaded.
 *
 * @returns a function; null for no region
 * @source reference/real-server.md, section 1.2
 */
export function useRegionNames() {
  const unnamed = useUnnamed();
  const { data, isPending } = useReference('globalEnums');
  return useCallback(
    (id: number | null, label: string | null): string | null => {
      const name = data?.api_region_name.find(({ key }) => Number(key) === id)?.value ?? label?.trim();
      return name || (id === null ? null : unnamed({ isPending }));
    },
    [data, isPending, unnamed],
  );
}
