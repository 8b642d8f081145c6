import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { PerDashboardData } from '#contract/perDashboard';
import {
  filterAssessments,
  filterComponents,
  type Performance,
  type PerformanceComponent,
  performanceOf,
  type RatedAssessment,
} from '#domain/per/performance';
import type { UrlFilters } from '#ui/filters/useUrlFilters';
import type { performanceFilters } from '../queries';

export interface FilteredPerformance {
  /** The unfiltered data, for the options of the filters. */
  readonly all: Performance;
  /** The assessments that match the filters. */
  readonly assessments: readonly RatedAssessment[];
  readonly components: readonly PerformanceComponent[];
}

/** The region of each country by country id; empty until the countries have loaded. */
export function useRegionsOfCountries(): ReadonlyMap<number, number | null> {
  const { data } = useReference('countries');
  return useMemo(() => new Map(data?.results.map(({ id, region }) => [id, region])), [data]);
}

/** The letter of a component by its id, from the list of components; null until it has loaded. */
export function useLetterOf(): (component: number) => string | null {
  const { data } = useReference('perComponents');
  return useMemo(() => {
    const letters = new Map(data?.results.map(({ id, component_letter }) => [id, component_letter?.trim() || null]));
    return (component) => letters.get(component) ?? null;
  }, [data]);
}

/** The assessments and components that match the filters in the address. */
export function useFilteredPerformance(
  data: PerDashboardData,
  { applied }: UrlFilters<typeof performanceFilters>,
): FilteredPerformance {
  const regions = useRegionsOfCountries();
  const letterOf = useLetterOf();
  const all = useMemo(() => performanceOf(data, letterOf), [data, letterOf]);
  return useMemo(
    () => ({
      all,
      assessments: filterAssessments(all.assessments, applied, (country) => regions.get(country) ?? null),
      components: filterComponents(all.components, applied),
    }),
    [all, applied, regions],
  );
}
