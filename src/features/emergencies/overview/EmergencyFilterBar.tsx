import { CountryFilter } from '#app/lists/CountryFilter';
import { DisasterTypeFilter } from '#app/lists/DisasterTypeFilter';
import { RegionFilter } from '#app/lists/RegionFilter';
import { useReference } from '#app/request/referenceData';
import { DateField } from '#ui/fields/DateField';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { emergenciesStrings } from './strings';
import { levels, type useEmergencyFilters } from './useEmergencyFilters';

/** The one filter bar of the page. */
export function EmergencyFilterBar({ filters }: { readonly filters: ReturnType<typeof useEmergencyFilters> }) {
  const t = useStrings(emergenciesStrings);
  const { data: enums } = useReference('globalEnums');
  const { values, set, clear, activeCount } = filters;
  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <DateField label={t.dateAfter} value={values.start_after} onChange={(day) => set('start_after', day)} />
      <DateField
        label={t.dateBefore}
        value={values.start_before ?? undefined}
        onChange={(day) => set('start_before', day)}
      />
      <RegionFilter value={values.region} onChange={(id) => set('region', id)} />
      <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
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
