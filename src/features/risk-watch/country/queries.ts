import { allRowsLimit } from '#app/request/allRows';
import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { ResponseOf } from '#contract/types';
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

export const earlyActionOptionsQuery = apiQuery('GET /api/v1/early-actions/options/', {});

/** The filters and the page number of early actions in the address. */
export const actionFilters = {
  action_hazard: urlChoice(hazards),
  /** The name of the sector, by which the server filters. */
  action_sector: urlText,
  action_page: urlNumber.withDefault(1),
};

/** Rows a page. @source reference/risk-watch.md, section 5 */
export const actionPageSize = 5;

interface ActionFilters {
  readonly hazard: string | null;
  readonly sector: string | null;
}

/** The service names the actions for cyclones by their surge and their wind. @source reference/real-server.md, section 5 */
const hazardKeys = (hazard: string) => (hazard === 'TC' ? 'TC,CD,SS' : hazard);

/** Each action once: by sector the service lists it for each sector that contains the text. @source reference/real-server.md, section 5 */
export function once<Page extends { readonly results: readonly { readonly id: number }[] }>(page: Page): Page {
  return { ...page, results: [...new Map(page.results.map((row) => [row.id, row])).values()] };
}

const toActionQuery = (iso3: string, { hazard, sector }: ActionFilters) => ({
  iso3,
  ...(hazard ? { hazard_type: hazardKeys(hazard) } : {}),
  ...(sector ? { sectors: sector } : {}),
});

/** One page of a country's early actions. @param iso3 - lower case; @param page - from 1 */
export const earlyActionsQuery = (iso3: string, filters: ActionFilters, page: number) => ({
  ...apiListQuery('GET /api/v1/early-actions/', {
    query: {
      ...toActionQuery(iso3, filters),
      limit: actionPageSize,
      offset: (Math.max(1, page) - 1) * actionPageSize,
    },
  }),
  select: once<ResponseOf<'GET /api/v1/early-actions/'>>,
});

/** All early actions of a country that match the filters; the server has no maximum page size. @param iso3 - lower case */
export const allEarlyActionsQuery = (iso3: string, filters: ActionFilters) =>
  apiQuery('GET /api/v1/early-actions/', { query: { ...toActionQuery(iso3, filters), limit: allRowsLimit } });
