import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { QueryOf } from '#contract/types';
import { endOfDay, queryTime } from '#domain/format/queryTime';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlChoice, urlDate, urlNumber } from '#ui/filters/urlParsers';
import { type PageQuery, readUrlTable } from '#ui/filters/urlTable';

export const figuresQuery = () => apiQuery('GET /api/v2/appeal/aggregated', {});

export const highlightedQuery = () => apiQuery('GET /api/v2/event/', { query: { is_featured: true } });

/** Filters that the map and the table share. */
export type OperationFilters = Pick<
  QueryOf<'GET /api/v2/appeal/'>,
  'atype' | 'dtype' | 'start_date__gte' | 'start_date__lte'
>;

/** The filters of the active operations, in the URL. */
export const operationFilters = {
  start_after: urlDate,
  start_before: urlDate,
  atype: urlChoice(['0', '1']),
  dtype: urlNumber,
};

export const askedOperations = (filters: UrlValues<typeof operationFilters>): OperationFilters => ({
  start_date__gte: filters.start_after ?? undefined,
  start_date__lte: endOfDay(filters.start_before),
  atype: filters.atype === null ? undefined : filters.atype === '0' ? 0 : 1,
  dtype: filters.dtype ?? undefined,
});

/** Every operation that runs now, for the map. */
export const activeOperationsQuery = (filters: OperationFilters) =>
  apiListQuery('GET /api/v2/appeal/', { query: { limit: 9999, end_date__gt: queryTime(), ...filters } });

/** One page of the operations that run now, for the table. */
export const operationsPageQuery = (filters: OperationFilters, page: PageQuery) =>
  apiListQuery('GET /api/v2/appeal/', { query: { ...page, end_date__gt: queryTime(), ...filters } });

/** Years before this one that the chart shows. */
export const shownYears = 10;

/** Appeals of one type that started in each of the last ten years, or in each month of one year. */
export const appealsOverTimeQuery = (type: 0 | 1, year?: number, now = new Date()) => {
  const [from, to] = year === undefined ? [now.getUTCFullYear() - shownYears, now.getUTCFullYear()] : [year, year];
  return apiQuery('GET /api/v1/aggregate/', {
    query: {
      model_type: 'appeal',
      unit: year === undefined ? 'year' : 'month',
      filter_atype: type,
      start_date: `${from}-01-01`,
      end_date: `${to}-12-31`,
      sum_amount_funded: 'amount_funded',
      sum_beneficiaries: 'num_beneficiaries',
    },
  });
};

export const operationTable = { pageSize: 5, defaultOrdering: '-start_date' };

/** What the page asks for while its code is on its way. */
export const homeData = ({ search }: { readonly search: URLSearchParams }) => {
  const asked = askedOperations(readUrl(search, operationFilters));
  return [
    figuresQuery(),
    highlightedQuery(),
    activeOperationsQuery(asked),
    operationsPageQuery(asked, readUrlTable(search, operationTable)),
  ];
};
