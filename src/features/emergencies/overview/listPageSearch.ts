import type { OverviewFilters } from './queries';

/** Search params of the link to all emergencies: the overview's filters without the crisis category, which that page does not have. */
export const allEmergenciesSearch = ({ level: _, ...filters }: OverviewFilters) => filters;

/** Search params of the link to all field reports. */
export const allReportsSearch = ({ start_after, start_before, dtype, region, country }: OverviewFilters) => ({
  created_after: start_after,
  created_before: start_before,
  dtype,
  region,
  country,
});
