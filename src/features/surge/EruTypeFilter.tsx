import { EnumFilter } from '#app/lists/EnumFilter';
import type { FilterValue } from '#app/lists/filterValue';
import { useStrings } from '#ui/language/useStrings';
import { surgePageStrings } from './strings';

/** The types come from the server, which adds and drops some every few years. */
export function EruTypeFilter(filter: FilterValue) {
  const t = useStrings(surgePageStrings);
  return <EnumFilter {...filter} name="deployments_eru_type" label={t.eruType} placeholder={t.allEruTypes} />;
}
