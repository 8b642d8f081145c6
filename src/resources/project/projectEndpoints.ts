/** Endpoints to invalidate after a change of a project. */
export const projectEndpoints = [
  'GET /api/v2/project/',
  'GET /api/v2/global-project/overview/',
  'GET /api/v2/global-project/ns-ongoing-projects-stats/',
  'GET /api/v2/region-project/{id}/overview/',
  'GET /api/v2/region-project/{id}/movement-activities/',
  'GET /api/v2/region-project/{id}/national-society-activities/',
  'GET /api/v2/region-project/national-society-activities/',
] as const;
