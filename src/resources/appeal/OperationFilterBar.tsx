import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { appealType } from '#domain/appeals/appealTypes';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import type { UrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import type { operationList } from './queries';
import { operationStrings } from './strings';

/** The filters of the active operations. */
export function OperationFilterBar({ filters }: { readonly filters: UrlFilters<typeof operationList.filters> }) {
  const t = useStrings(operationStrings);
  const filterStrings = useStrings(listStrings);
  const { values, set, clear, activeCount } = filters;
  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[filterStrings.startAfter, filterStrings.startBefore]}
        values={values}
        set={set}
      />
      <NativeSelect
        label={t.appealType}
        options={[
          { key: appealType.dref, label: t.kindDref },
          { key: appealType.emergencyAppeal, label: t.kindEmergencyAppeal },
          { key: appealType.internationalAppeal, label: t.kindInternationalAppeal },
          { key: appealType.earlyAction, label: t.kindEarlyAction },
        ]}
        value={values.atype ?? undefined}
        onChange={(type) => set('atype', type)}
      />
      <DisasterTypeFilter value={values.dtype} onChange={(type) => set('dtype', type)} />
    </FilterBar>
  );
}
