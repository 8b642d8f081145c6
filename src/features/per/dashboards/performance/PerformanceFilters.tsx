import { useMemo } from 'react';
import type { PerDashboardData } from '#contract/perDashboard';
import { sortedNumbers } from '#domain/lists/sortedNumbers';
import { areasOf, assessedCountries, filterAssessments, performanceOf, yearsOf } from '#domain/per/performance';
import { displayStrings } from '#ui/displayStrings';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import type { UrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PlaceFilters } from '../PlaceFilters';
import type { performanceFilters } from '../queries';
import { perPerformanceStrings, preparednessStrings } from '../strings';
import { useLetterOf, useRegionsOfCountries } from './useFilteredPerformance';
import { useComponentLabel } from './useRatingFormat';

interface PerformanceFiltersProps {
  /** Undefined until loaded. */
  readonly data: PerDashboardData | undefined;
  readonly filters: UrlFilters<typeof performanceFilters>;
}

/** The filters of the whole tab, with the options that occur in the assessments. */
export function PerformanceFilters({ data, filters }: PerformanceFiltersProps) {
  const { values, applied, set, clear, activeCount } = filters;
  const t = useStrings(perPerformanceStrings);
  const listStrings = useStrings(displayStrings);
  const sharedStrings = useStrings(preparednessStrings);
  const componentLabel = useComponentLabel();
  const regions = useRegionsOfCountries();
  const letterOf = useLetterOf();
  const { language } = useLanguage();
  const offered = useMemo(() => data && choicesOf(data, letterOf, language), [data, letterOf, language]);
  const isPending = offered === undefined;
  const found = useMemo(
    () => data && filterAssessments(performanceOf(data).assessments, applied, (id) => regions.get(id) ?? null),
    [data, applied, regions],
  );
  const countries = offered?.countries.filter(({ id }) => values.region === null || regions.get(id) === values.region);
  const components = offered?.components.filter(({ areaId }) => values.area === null || areaId === values.area) ?? [];
  return (
    <FilterBar
      activeCount={activeCount}
      onClear={clear}
      results={found && listStrings.results({ name: sharedStrings.title, count: found.length })}
    >
      <PlaceFilters values={values} set={set} countries={countries} />
      <NativeSelect
        label={t.area}
        options={offered?.areas ?? []}
        isPending={isPending}
        value={values.area ?? undefined}
        onChange={(area) => {
          set('area', area);
          set('component', null);
        }}
      />
      <NativeSelect
        label={t.component}
        options={components.map((component) => ({ key: component.id, label: componentLabel(component) }))}
        isPending={isPending}
        value={values.component ?? undefined}
        onChange={(component) => set('component', component)}
      />
      <NativeSelect
        label={t.cycle}
        options={offered?.cycles.map((number) => ({ key: number, label: t.cycleNumbered({ number }) })) ?? []}
        isPending={isPending}
        value={values.cycle ?? undefined}
        onChange={(cycle) => set('cycle', cycle)}
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

function choicesOf(data: PerDashboardData, letterOf: ReturnType<typeof useLetterOf>, language: string) {
  const { assessments, components } = performanceOf(data, letterOf);
  return {
    components,
    countries: assessedCountries(assessments, language),
    areas: areasOf(components).map(({ id, name }) => ({ key: id, label: name })),
    cycles: sortedNumbers(assessments.flatMap(({ number }) => number ?? [])),
    years: yearsOf(assessments)
      .toReversed()
      .map((year) => ({ key: year, label: String(year) })),
  };
}
