import { EnumFilter } from '#app/lists/EnumFilter';
import type { FilterValue } from '#app/lists/filterValue';
import { listStrings } from '#app/lists/strings';
import { useStrings } from '#ui/language/useStrings';

/** A filter by region of the federation. */
export function RegionFilter(filter: FilterValue) {
  const t = useStrings(listStrings);
  return <EnumFilter {...filter} name="api_region_name" label={t.region} />;
}
