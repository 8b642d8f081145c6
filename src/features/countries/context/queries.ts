import { defineList } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { urlNumber, urlText } from '#ui/filters/urlParsers';

/** The sources of one year's income. Each year is a request of its own: all years together are many pages without a defined order. */
export const incomeSourcesQuery = (country: number, year: number) =>
  apiQuery('GET /api/v2/country-income/', {
    query: { country, date__gte: `${year}-01-01`, date__lte: `${year}-12-31`, limit: allRowsLimit },
  });

/** The year of the chart of sources; the latest one without a choice. */
export const incomeFilters = { income_year: urlNumber };

/** The key documents of a National Society, the newest first. @source reference/countries-and-regions.md, section 1.9 */
export const documentList = defineList('GET /api/v2/country-document/', {
  prefix: 'documents',
  filters: { search: urlText, from: urlNumber, to: urlNumber },
  toQuery: ({ search, from, to }, country: number) => ({
    country,
    search: search || null,
    year__gte: from === null ? null : `${from}-01-01`,
    year__lte: to === null ? null : `${to}-12-31`,
  }),
  defaultOrdering: '-year',
});
