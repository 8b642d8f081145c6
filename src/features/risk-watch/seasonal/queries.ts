import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';

/** Seasonal data of the world or of one region. */
export const seasonalQuery = (region: number | undefined) =>
  apiQuery('GET /api/v1/seasonal/', { query: region === undefined ? {} : { region } });

/** Risk scores of all countries; the server has no maximum page size. */
export const riskScoresQuery = (region: number | undefined) =>
  apiQuery('GET /api/v1/risk-score/', { query: { limit: allRowsLimit, ...(region === undefined ? {} : { region }) } });

/** All past emergencies of a region; the server has no maximum page size. */
export const historicalQuery = (region: number) =>
  apiQuery('GET /api/v2/go-historical/', { query: { region, limit: allRowsLimit } });
