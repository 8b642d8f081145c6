import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';

/** The second-level areas of provinces, by name. */
export const admin2Query = (districts: readonly number[]) =>
  apiQuery('GET /api/v2/admin2/', { query: { admin1__in: [...districts], limit: allRowsLimit } });
