import { EnumFilter } from '#app/lists/EnumFilter';
import { drefStages } from '#domain/dref/drefTypes';
import { CountryFilter } from '#resources/country/CountryFilter';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import type { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { statusName } from './documentNames';
import { type activeList, drefStatuses, drefTypes } from './drefLists';
import { drefListStrings } from './strings';

interface DrefFilterBarProps {
  readonly filters: ReturnType<typeof useUrlFilters<typeof activeList.filters>>;
  /** Completed DREFs are all approved final reports: status and stage are filters of the active ones alone. */
  readonly isActive: boolean;
}

/** The filters of the lists of DREFs. */
export function DrefFilterBar({ filters, isActive }: DrefFilterBarProps) {
  const t = useStrings(drefListStrings);
  const { values, set, clear, activeCount } = filters;
  const stageNames = { application: t.application, operationalUpdate: t.anyUpdate, finalReport: t.finalReport };
  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <TextField label={t.title} value={values.title ?? undefined} onChange={(value) => set('title', value || null)} />
      <CountryFilter value={values.country} onChange={(value) => set('country', value ?? null)} />
      {isActive && (
        <>
          <NativeSelect
            label={t.status}
            placeholder={t.allStatuses}
            options={drefStatuses.map((key) => ({ key, label: statusName(key, t) }))}
            value={values.status ?? undefined}
            onChange={(value) => set('status', value ?? null)}
          />
          <NativeSelect
            label={t.stage}
            placeholder={t.allStages}
            options={drefStages.map((key) => ({ key, label: stageNames[key] }))}
            value={values.stage ?? undefined}
            onChange={(value) => set('stage', value ?? null)}
          />
        </>
      )}
      <EnumFilter
        name="dref_dref_dref_type"
        label={t.type}
        placeholder={t.allTypes}
        keys={drefTypes}
        value={values.type_of_dref}
        onChange={(value) => set('type_of_dref', value ?? null)}
      />
      <DisasterTypeFilter value={values.disaster_type} onChange={(value) => set('disaster_type', value ?? null)} />
      <TextField
        label={t.appealCode}
        value={values.appeal_code ?? undefined}
        onChange={(value) => set('appeal_code', value || null)}
      />
    </FilterBar>
  );
}
