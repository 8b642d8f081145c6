import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';

/** The provinces of one or several countries, with their centroids, deprecated ones included. */
export const districtsQuery = (countries: readonly number[]) =>
  apiQuery('GET /api/v2/district/', { query: { country__in: [...countries], limit: allRowsLimit } });
