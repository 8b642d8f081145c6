import type { Endpoint } from '#contract/types';

/** What is out of date after any save within a cycle: its status above all, which says how far it is. */
export const cycleReads: readonly Endpoint[] = [
  'GET /api/v2/per-process-status/{id}/',
  'GET /api/v2/per-process-status/',
  'GET /api/v2/aggregated-per-process-status/',
  'GET /api/v2/public-per-process-status/',
  'GET /api/v2/public-per-process-status/{id}/',
  'GET /api/v2/per-stats/',
];
