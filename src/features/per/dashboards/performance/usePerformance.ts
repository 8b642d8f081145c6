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

export interface ShownPerformance {
  /** Without filters, for what the filters offer. */
  readonly all: Performance;
  /** Those of the filters. */
  readonly assessments: readonly RatedAssessment[];
  readonly components: readonly PerformanceComponent[];
}

/** The regions of countries by their ids; empty until the countries have loaded. */
export function useRegionsOfCountries(): ReadonlyMap<number, number | null> {
  const { data } = useReference('countries');
  return useMemo(() => new Map(data?.results.map(({ id, region }) => [id, region])), [data]);
}

/** The assessments and components that meet the filters in the address. */
export function useShownPerformance(
  data: PerDashboardData,
  { applied }: UrlFilters<typeof performanceFilters>,
): ShownPerformance {
  const regions = useRegionsOfCountries();
  const all = useMemo(() => performanceOf(data), [data]);
  return useMemo(
    () => ({
      all,
      assessments: filterAssessments(all.assessments, applied, (country) => regions.get(country) ?? null),
      components: filterComponents(all.components, applied),
    }),
    [all, applied, regions],
  );
}
