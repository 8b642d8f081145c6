import { useMemo } from 'react';
import type { PerMapData } from '#contract/perDashboard';
import { compareNames } from '#domain/language/compare';
import {
  allCycles,
  assessmentYears,
  countsByType,
  filterCycles,
  latestByCountry,
  perPhases,
} from '#domain/per/cycleSummary';
import { displayStrings } from '#ui/displayStrings';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import type { UrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PlaceFilters } from '../PlaceFilters';
import type { summaryFilters } from '../queries';
import { perSummaryStrings, preparednessStrings } from '../strings';
import { usePhaseName } from '../usePhaseName';

interface SummaryFiltersProps {
  /** Undefined until loaded. */
  readonly data: PerMapData | undefined;
  readonly filters: UrlFilters<typeof summaryFilters>;
}

/** The filters of the whole tab, with the options that occur in the cycles. */
export function SummaryFilters({ data, filters: { values, applied, set, clear, activeCount } }: SummaryFiltersProps) {
  const sharedStrings = useStrings(preparednessStrings);
  const t = useStrings(perSummaryStrings);
  const listStrings = useStrings(displayStrings);
  const phaseName = usePhaseName();
  const { language } = useLanguage();
  const offered = useMemo(() => data && choicesOf(data, language), [data, language]);
  const countries = offered?.countries.filter(({ region }) => values.region === null || region === values.region);
  const isPending = offered === undefined;
  const cycles = useMemo(() => data && filterCycles(allCycles(data), applied), [data, applied]);
  return (
    <FilterBar
      activeCount={activeCount}
      onClear={clear}
      results={cycles && listStrings.results({ name: sharedStrings.title, count: cycles.length })}
    >
      <PlaceFilters values={values} set={set} countries={countries} />
      <NativeSelect
        label={t.phase}
        options={perPhases.map((phase) => ({ key: phase, label: phaseName(phase) }))}
        value={values.phase ?? undefined}
        onChange={(phase) => set('phase', phase)}
      />
      <NativeSelect
        label={t.type}
        options={offered?.types ?? []}
        isPending={isPending}
        value={values.type ?? undefined}
        onChange={(type) => set('type', type)}
      />
      <NativeSelect
        label={sharedStrings.year}
        options={offered?.years ?? []}
        isPending={isPending}
        value={values.year ?? undefined}
        onChange={(year) => set('year', year)}
      />
    </FilterBar>
  );
}

function choicesOf(data: PerMapData, language: string) {
  const byName = compareNames(language);
  const cycles = allCycles(data);
  return {
    countries: latestByCountry(data)
      .map(({ country_id, country_name, country_iso3, region_id }) => ({
        id: country_id,
        name: country_name ?? country_iso3 ?? String(country_id),
        region: region_id,
      }))
      .toSorted((a, b) => byName(a.name, b.name)),
    types: countsByType(cycles).flatMap(({ id, name }) =>
      id === null ? [] : [{ key: id, label: name ?? String(id) }],
    ),
    years: assessmentYears(cycles).map((year) => ({ key: year, label: String(year) })),
  };
}
