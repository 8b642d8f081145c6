import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import { perPhases } from '#domain/per/cycleSummary';
import { urlNumber, urlNumberOf, urlNumbers } from '#ui/filters/urlParsers';

/** All cycles for the map and the summary; all blocks share this query. @source reference/preparedness.md, section 4.6 */
export const perMapQuery = () => apiQuery('GET /api/v2/per-map-data', {});

/** The ratings of all assessments. @source reference/preparedness.md, section 4.6 */
export const perDashboardQuery = () => apiQuery('GET /api/v2/per-dashboard-data', {});

export const summaryFilters = {
  region: urlNumber,
  country: urlNumber,
  phase: urlNumberOf(perPhases),
  type: urlNumber,
  year: urlNumber,
};

export const performanceFilters = {
  region: urlNumber,
  country: urlNumber,
  area: urlNumber,
  component: urlNumber,
  cycle: urlNumber,
  year: urlNumber,
};

/** The compared countries, separate from the filters. */
export const comparisonFilters = { compare: urlNumbers };

/** The queries that the loader of each page starts. */
export const summaryData = () => [perMapQuery()];
export const performanceData = () => [perDashboardQuery(), referenceQuery('countries')];
