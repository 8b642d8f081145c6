import { PeriodFilter } from '#app/lists/PeriodFilter';
import { useReference } from '#app/request/referenceData';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { levels } from '../listFilters';
import { emergenciesStrings } from './strings';
import type { useEmergencyFilters } from './useEmergencyFilters';

/** The one filter bar of the page. */
export function EmergencyFilterBar({ filters }: { readonly filters: ReturnType<typeof useEmergencyFilters> }) {
  const t = useStrings(emergenciesStrings);
  const { data: enums } = useReference('globalEnums');
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
      <NativeSelect
        label={t.level}
        placeholder={t.allLevels}
        options={levels.flatMap((level) => {
          const label = enums?.api_alert_level.find(({ key }) => String(key) === level)?.value;
          return label ? [{ key: level, label }] : [];
        })}
        value={values.level ?? undefined}
        onChange={(level) => set('level', level)}
      />
    </FilterBar>
  );
}
