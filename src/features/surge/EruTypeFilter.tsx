import { EnumFilter } from '#app/lists/EnumFilter';
import type { FilterValue } from '#app/lists/filterValue';
import { useStrings } from '#ui/language/useStrings';
import { surgePageStrings } from './strings';

/** The options come from the server, because types are added and dropped every few years. */
export function EruTypeFilter(filter: FilterValue) {
  const t = useStrings(surgePageStrings);
  return <EnumFilter {...filter} name="deployments_eru_type" label={t.eruType} />;
}
