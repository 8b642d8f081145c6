import { defineList } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { urlNumber } from '#ui/filters/urlParsers';

/** The latest cycle of each country that the user administers. @source reference/preparedness.md, section 1.4 */
export const cycleList = defineList('GET /api/v2/aggregated-per-process-status/', {
  filters: { region: urlNumber, country: urlNumber },
  toQuery: ({ region, country }) => ({ region, country }),
  pageSize: 10,
  defaultOrdering: '-date_of_assessment',
  nullableFields: { date_of_assessment: null },
});

/** Every cycle that the user administers, earlier ones included. */
export const ownCyclesQuery = () => apiQuery('GET /api/v2/per-process-status/', { query: { limit: allRowsLimit } });

export const cycleListData = ({ search }: LoaderSource) => [cycleList.query(search)];
