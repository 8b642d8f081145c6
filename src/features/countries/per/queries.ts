import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';

/** The preparedness cycles of a country. All are loaded: the server has no maximum page size. */
export const perProcessesQuery = (country: number) =>
  apiQuery('GET /api/v2/public-per-process-status/', { query: { country, limit: allRowsLimit } });
