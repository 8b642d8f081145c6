import { PeriodFilter } from '#app/lists/PeriodFilter';
import { useOptionList } from '#app/request/useOptionList';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { severityLevels } from '../listQueries';
import { emergenciesStrings } from './strings';
import type { useOverviewFilters } from './useOverviewFilters';

/** The filter bar of the overview. */
export function EmergencyFilterBar({ filters }: { readonly filters: ReturnType<typeof useOverviewFilters> }) {
  const t = useStrings(emergenciesStrings);
  const { values, set, clear, activeCount } = filters;
  const { data: enums, state } = useOptionList('globalEnums', values.level !== null);
  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[t.dateAfter, t.dateBefore]}
        values={values}
        set={set}
      />
      <TypeAndPlaceFilters values={values} set={set} />
      <NativeSelect
        {...state}
        label={t.level}
        placeholder={t.allLevels}
        options={severityLevels.flatMap((level) => {
          const label = enums?.api_alert_level.find(({ key }) => Number(key) === level)?.value;
          return label ? [{ key: level, label }] : [];
        })}
        value={values.level ?? undefined}
        onChange={(level) => set('level', level)}
      />
    </FilterBar>
  );
}
