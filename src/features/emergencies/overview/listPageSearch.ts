import type { OverviewFilters } from './queries';

/** The filters of the overview for the page of all emergencies, which has none for the crisis category. */
export const allEmergenciesSearch = ({ level: _, ...filters }: OverviewFilters) => filters;

/** The same for the page of all field reports. */
export const allReportsSearch = ({ start_after, start_before, dtype, region, country }: OverviewFilters) => ({
  created_after: start_after,
  created_before: start_before,
  dtype,
  region,
  country,
});
