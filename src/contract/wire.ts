/**
 * Encoding of endpoints for which the server rejects the default (JSON bodies, arrays joined by commas).
 * Free of schemas, so the product may import it at run time.
 */
export interface Wire {
  /** Query parameters that are repeated, `country=1&country=2`: the server responds with 400 to a comma-separated list. */
  readonly repeat?: readonly string[];
  readonly body?: 'json' | 'form-data';
  /** The risk API has its own base URL and no users. */
  readonly api?: 'main' | 'risk';
}

/** @source reference/shell-and-account.md, section 0.2; reference/emergencies.md, section 4.2 */
export const wire: Readonly<Record<string, Wire>> = {
  'GET /api/v2/appeal/': { repeat: ['country', 'region', 'district', 'admin2'] },
  'GET /api/v2/country-supporting-partner/': { repeat: ['country'] },
  'GET /api/v2/emergency-project/': {
    repeat: ['country', 'event', 'reporting_ns', 'deployed_eru', 'sector', 'status', 'activity_lead'],
  },
  'GET /api/v2/active-dref/': { repeat: ['country'] },
  'GET /api/v2/completed-dref/': { repeat: ['country'] },
  'POST /api/v2/dref-files/': { body: 'form-data' },
  'GET /api/v2/eap-registration/': { repeat: ['country', 'disaster_type', 'national_society'] },
  'GET /api/v2/active-eap/': { repeat: ['country', 'disaster_type', 'national_society'] },
  'POST /api/v2/eap-file/': { body: 'form-data' },
  'POST /api/v2/eap-registration/{id}/status/': { body: 'form-data' },
  'POST /api/v2/eap-registration/{id}/upload-validated-budget-file/': { body: 'form-data' },
  'GET /api/v2/project/': { repeat: ['project_districts'] },
  'GET /api/v2/global-project/overview/': { repeat: ['project_districts'] },
  'GET /api/v2/global-project/ns-ongoing-projects-stats/': { repeat: ['project_districts'] },
  'GET /api/v2/region-project/{id}/overview/': { repeat: ['project_districts'] },
  'POST /api/v2/bulk-upload-local-unit/': { body: 'form-data' },
  'POST /api/v2/flash-update-file/': { body: 'form-data' },
  'GET /api/v2/aggregated-per-process-status/': { repeat: ['country', 'region'] },
  'GET /api/v2/per-process-status/': { repeat: ['country'] },
  'GET /api/v2/per-stats/': { repeat: ['country'] },
  'GET /api/v2/public-per-process-status/': { repeat: ['country'] },
  'POST /api/v2/per-file/': { body: 'form-data' },
  'POST /api/v2/per-document-upload/': { body: 'form-data' },
  'GET /api/v1/gdacs/': { api: 'risk' },
  'GET /api/v1/gdacs/{id}/exposure/': { api: 'risk' },
  'GET /api/v1/pdc/': { api: 'risk' },
  'GET /api/v1/pdc/{id}/exposure/': { api: 'risk' },
  'GET /api/v1/adam-exposure/': { api: 'risk' },
  'GET /api/v1/adam-exposure/{id}/exposure/': { api: 'risk' },
  'GET /api/v1/meteoswiss/': { api: 'risk' },
  'GET /api/v1/meteoswiss/{id}/exposure/': { api: 'risk' },
  'GET /api/v1/country-imminent-counts/': { api: 'risk' },
  'GET /api/v1/seasonal/': { api: 'risk' },
  'GET /api/v1/country-seasonal/': { api: 'risk' },
  'GET /api/v1/risk-score/': { api: 'risk' },
  'GET /api/v1/early-actions/': { api: 'risk' },
  'GET /api/v1/early-actions/options/': { api: 'risk' },
  'GET /api/v1/earthquake/': { api: 'risk' },
  'GET /api/v1/publish-report/': { api: 'risk' },
};
