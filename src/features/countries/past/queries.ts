import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { endOfDay } from '#domain/format/queryTime';
import { type PastPeriod, pastMetrics, pastPeriods, periodDays } from '#domain/places/pastEvents';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';
import { type AppealPlace, defineAppealList, operationList } from '#resources/appeal/queries';
import { readUrl } from '#ui/filters/readUrl';
import { urlChoice } from '#ui/filters/urlParsers';

/** The period of the page, and the one that its figures are compared with. */
export const periodFilters = {
  period: urlChoice(pastPeriods).withDefault('last-5'),
  compare: urlChoice(pastPeriods),
};

export const chartPeriods = ['last-5', 'last-10'] as const;

/** The settings of the chart of past events, which has a period of its own. */
export const chartFilters = {
  past_metric: urlChoice(pastMetrics).withDefault('people'),
  past_years: urlChoice(chartPeriods).withDefault('last-5'),
};

const inPeriod = (country: number, period: PastPeriod) => {
  const [start_date_from, start_date_to] = periodDays(period);
  return { path: { id: country }, query: { start_date_from, start_date_to } };
};

export const pastFiguresQuery = (country: number, period: PastPeriod) =>
  apiQuery('GET /api/v2/country/{id}/figure/', inPeriod(country, period));

export const disasterCountsQuery = (country: number, period: PastPeriod) =>
  apiQuery('GET /api/v2/country/{id}/disaster-count/', inPeriod(country, period));

export const monthlyQuery = (country: number, period: PastPeriod) =>
  apiQuery('GET /api/v2/country/{id}/disaster-monthly-count/', inPeriod(country, period));

export const historicalQuery = (country: number, period: PastPeriod) =>
  apiQuery('GET /api/v2/country/{id}/historical-disaster/', inPeriod(country, period));

/** All operations of a country, past and running, with the filters of the active ones. @source reference/countries-and-regions.md, section 1.17 */
export const previousOperationList = defineAppealList({
  filters: operationList.filters,
  toQuery: ({ start_after, start_before, atype, dtype }, { country }: AppealPlace) => ({
    country,
    start_date__gte: start_after,
    start_date__lte: endOfDay(start_before),
    atype,
    dtype,
  }),
  pageSize: 5,
});

/** The queries that the page's loader starts; blocks below the fold start theirs near the viewport. */
export const previousEventsData = ({ params, search }: LoaderSource) => {
  const country = Number(params.countryId);
  if (regionOfPseudoCountry[country] !== undefined) return [];
  const { period, compare } = readUrl(search, periodFilters);
  return [
    pastFiguresQuery(country, period),
    ...(compare && compare !== period ? [pastFiguresQuery(country, compare)] : []),
    disasterCountsQuery(country, period),
  ];
};
