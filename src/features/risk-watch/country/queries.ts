import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { hazards } from '#domain/risk-watch/hazards';
import { urlChoice, urlNumber, urlText } from '#ui/filters/urlParsers';

/** The seasonal data of one country. @param iso3 - lower case */
export const countrySeasonalQuery = (iso3: string) => apiQuery('GET /api/v1/country-seasonal/', { query: { iso3 } });

/** How many imminent events each source has in a country. @param iso3 - lower case */
export const imminentCountsQuery = (iso3: string) =>
  apiQuery('GET /api/v1/country-imminent-counts/', { query: { iso3 } });

/** How many earthquakes are read: the service has no order by date. */
const readEarthquakes = 200;

/** The recorded earthquakes of a country. @param iso3 - lower case */
export const earthquakesQuery = (iso3: string) =>
  apiQuery('GET /api/v1/earthquake/', { query: { iso3, limit: readEarthquakes } });

/** The published eVCA reports of a country. @param iso3 - lower case */
export const reportsQuery = (iso3: string) =>
  apiQuery('GET /api/v1/publish-report/', { query: { iso3, limit: allRowsLimit } });

/** The filters and the page number of early actions in the address. */
export const actionFilters = {
  action_hazard: urlChoice(hazards),
  /** The name of the sector. */
  action_sector: urlText,
  action_page: urlNumber.withDefault(1),
};

/** Rows a page. @source reference/risk-watch.md, section 5 */
export const actionPageSize = 5;

/** All early actions of a country: they are few, and the service's own filters count one once for each of its sectors. @param iso3 - lower case */
export const earlyActionsQuery = (iso3: string) =>
  apiQuery('GET /api/v1/early-actions/', { query: { iso3, limit: allRowsLimit } });
