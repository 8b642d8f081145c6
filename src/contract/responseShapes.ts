/**
 * Minimal response shapes, enough to detect a proxy's page or an empty object. The file has no schemas, so that the product can import
 * it at run time.
 *
 * - `page`: an object with a `results` list and a numeric `count`
 * - `list`: a list
 * - `record`: an object with its `id`
 * - `object`: an object whose properties depend on the case
 * - property names: an object with these properties
 * - `nothing`: no content
 * - `text`: any text
 * - `file`: a spreadsheet
 */
export type ResponseShape = 'page' | 'list' | 'record' | 'object' | 'nothing' | 'text' | 'file' | readonly string[];

/** The shapes of endpoints to which the default of `responseShape` does not apply. */
const exceptions: Readonly<Record<string, ResponseShape>> = {
  'POST /get_auth_token': ['token', 'id'],
  'POST /register': ['email'],
  'GET /verify_email': 'text',
  'GET /validate_user': 'text',
  'POST /recover_password': ['status'],
  'POST /change_recover_password': ['username'],
  'POST /change_password': ['new_password'],
  'POST /resend_validation': ['data'],
  'POST /show_username': ['status'],
  // older servers send no id
  'POST /api/v2/external-token/': ['token'],
  'GET /api/v2/user/me/': 'record',
  'POST /api/v2/add_subscription/': ['data'],
  'POST /api/v2/del_subscription/': ['data'],
  'POST /api/v2/update_subscriptions/': ['data'],
  'GET /api/v2/auth-power-bi/': ['embed_url'],
  'GET /api/v2/global-enums/': ['api_region_name'],
  'GET /api/v2/primarysector': 'list',
  'GET /api/v2/secondarysector': 'list',
  'GET /api/v2/language/{id}/': ['strings'],
  'POST /api/v2/language/{id}/bulk-action/': 'object',
  'GET /api/v1/search/': ['emergencies', 'countries', 'reports'],
  'GET /api/v2/dref3/{appeal_code}/': 'list',
  'GET /api/v1/aggregate/': 'list',
  // the record of a deprecated country has no id
  'GET /api/v2/country/{id}/': ['iso3'],
  'GET /api/v2/country/{id}/databank/': ['key_climate'],
  'GET /api/v2/country/{id}/figure/': ['active_drefs'],
  'GET /api/v2/country-plan/{country}/': ['strategic_priorities'],
  'GET /api/v2/country/{id}/disaster-count/': 'list',
  'GET /api/v2/country/{id}/disaster-monthly-count/': 'list',
  'GET /api/v2/country/{id}/historical-disaster/': 'list',
  'GET /api/v2/appeal/aggregated': ['active_appeals'],
  'POST /api/v2/field-report/generate-title/': ['title'],
  'GET /api/v2/deployment/aggregated': ['active_rapid_response_personnel'],
  'GET /api/v2/deployment/aggregated_by_ns': 'list',
  'GET /api/v2/deployment/aggregated_by_month': 'list',
  'GET /api/v2/emergency-project/options/': ['sectors', 'actions'],
  'GET /api/v2/global-project/overview/': ['total_ongoing_projects'],
  'GET /api/v2/global-project/ns-ongoing-projects-stats/': 'list',
  'GET /api/v2/region-project/{id}/overview/': ['total_projects'],
  'GET /api/v2/region-project/{id}/movement-activities/': ['countries_count'],
  'GET /api/v2/region-project/{id}/national-society-activities/': ['nodes', 'links'],
  'GET /api/v2/region-project/national-society-activities/': ['nodes', 'links'],
  'GET /api/v2/export-per/{id}/': 'file',
  // for a country without a cycle the object has no id
  'GET /api/v2/country/{id}/latest-per-overview/': 'object',
  'GET /api/v2/per-options/': ['componentratings', 'overviewassessmenttypes'],
  'GET /api/v2/per-map-data': ['results'],
  'GET /api/v2/per-dashboard-data': ['assessments', 'countryAssessments'],
  'GET /api/v2/ops-learning/stats/': ['learning_extracts', 'sources_overtime'],
  'GET /api/v2/ops-learning/summary/': 'record',
  'GET /api/v2/export-eru-readiness': 'file',
  'GET /api/v2/export-flash-update/{id}/': ['status'],
  'GET /api/v2/dref/global-files/': ['budget_template_url'],
  'GET /api/v2/local-units-options/': ['type', 'health_facility_type'],
  'GET /api/v2/public-local-units/{id}/': ['type', 'location_geojson'],
  'GET /api/v2/local-units/{id}/latest-change-request/': 'record',
  'POST /api/v2/local-units/{id}/deprecate/': ['message'],
  'GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/': ['template_url'],
  'GET /api/v2/export-local-unit/': 'file',
  'POST /api/v2/dref/{id}/finalize/': 'object',
  'POST /api/v2/dref-op-update/{id}/finalize/': 'object',
  'POST /api/v2/dref-final-report/{id}/finalize/': 'object',
  'POST /api/v2/dref-share/': 'nothing',
  'POST /api/v2/eap-registration/{id}/share/': 'nothing',
  'GET /api/v2/eap-share-users/{id}/': ['users', 'users_details'],
  'GET /api/v2/eap/options/': ['sector_ap_codes', 'approach_ap_codes'],
  'GET /api/v2/eap/global-files/{template}/': ['url'],
  'GET /api/v1/gdacs/{id}/exposure/': ['footprint_geojson'],
  'GET /api/v1/pdc/{id}/exposure/': ['footprint_geojson', 'storm_position_geojson'],
  'GET /api/v1/adam-exposure/{id}/exposure/': ['storm_position_geojson'],
  'GET /api/v1/meteoswiss/{id}/exposure/': ['footprint_geojson'],
  'GET /api/v1/country-imminent-counts/': ['pdc', 'gdacs'],
  'GET /api/v1/seasonal/': 'list',
  'GET /api/v1/country-seasonal/': 'list',
  'GET /api/v1/early-actions/options/': ['sectors', 'hazard_type'],
};

/** The shape of an endpoint's response. The default is a record for a write and for a path that ends in a slot, else a page. */
export function responseShape(endpoint: string): ResponseShape {
  const exception = exceptions[endpoint];
  if (exception) return exception;
  if (endpoint.startsWith('DELETE ')) return 'nothing';
  return endpoint.startsWith('GET ') && !/\}\/?$/.test(endpoint) ? 'page' : 'record';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a parsed response has the shape. @param answer - null for no content */
export function matchesShape(shape: ResponseShape, answer: unknown): boolean {
  switch (shape) {
    case 'page':
      return isObject(answer) && Array.isArray(answer.results) && typeof answer.count === 'number';
    case 'list':
      return Array.isArray(answer);
    case 'record':
      return isObject(answer) && (typeof answer.id === 'number' || typeof answer.id === 'string');
    case 'object':
      return isObject(answer);
    case 'nothing':
      return answer === null || answer === '';
    case 'text':
      return typeof answer === 'string';
    case 'file':
      return answer instanceof Blob;
    default:
      return isObject(answer) && shape.every((name) => name in answer);
  }
}
