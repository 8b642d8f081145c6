import { EnumFilter } from '#app/lists/EnumFilter';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { severityLevels } from './queries';
import { emergenciesStrings } from './strings';
import type { useOverviewFilters } from './useOverviewFilters';

/** The filter bar of the overview. */
export function EmergencyFilterBar({ filters }: { readonly filters: ReturnType<typeof useOverviewFilters> }) {
  const t = useStrings(emergenciesStrings);
  const { values, set, clear, activeCount } = filters;
  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[t.dateAfter, t.dateBefore]}
        values={values}
        set={set}
      />
      <TypeAndPlaceFilters values={values} set={set} />
      <EnumFilter
        name="api_alert_level"
        label={t.level}
        keys={severityLevels}
        value={values.level}
        onChange={(level) => set('level', level)}
      />
    </FilterBar>
  );
}
