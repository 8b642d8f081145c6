import type { AskedOverview } from '../listQueries';

/** The filters of the page as the list of all emergencies names them; it has none for the category. */
export const allEmergenciesSearch = ({ start, end, dtype, region, country }: AskedOverview) => ({
  start_after: start,
  start_before: end,
  dtype,
  region,
  country,
});

/** The same as the list of all field reports names them. */
export const allReportsSearch = ({ start, end, dtype, region, country }: AskedOverview) => ({
  created_after: start,
  created_before: end,
  dtype,
  region,
  country,
});
