import type { Endpoint } from '#contract/types';

/** The endpoints that any save within a cycle invalidates: they all return its status. */
export const cycleEndpoints: readonly Endpoint[] = [
  'GET /api/v2/per-process-status/{id}/',
  'GET /api/v2/per-process-status/',
  'GET /api/v2/aggregated-per-process-status/',
  'GET /api/v2/public-per-process-status/',
  'GET /api/v2/public-per-process-status/{id}/',
  'GET /api/v2/per-stats/',
];
