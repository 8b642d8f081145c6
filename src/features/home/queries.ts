import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { endOfDay, queryTime } from '#domain/format/queryTime';
import { appealFiguresQuery, defineAppealList } from '#resources/appeal/queries';
import { featuredEventsQuery } from '#resources/event/queries';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlDate, urlNumber, urlNumberOf } from '#ui/filters/urlParsers';

/** The active operations; their map shows all rows of the same filters. */
export const operationList = defineAppealList({
  filters: { start_after: urlDate, start_before: urlDate, atype: urlNumberOf([0, 1]), dtype: urlNumber },
  toQuery: ({ start_after, start_before, atype, dtype }) => ({
    end_date__gt: queryTime(),
    start_date__gte: start_after,
    start_date__lte: endOfDay(start_before),
    atype,
    dtype,
  }),
  pageSize: 5,
});

export type OperationFilters = UrlValues<typeof operationList.filters>;

/**
 * Appeals of one type by their start.
 *
 * @param years - the first and the last year
 */
export const appealsOverTimeQuery = (type: 0 | 1, unit: 'year' | 'month', [from, to]: readonly [number, number]) =>
  apiQuery('GET /api/v1/aggregate/', {
    query: {
      model_type: 'appeal',
      unit,
      filter_atype: type,
      start_date: `${from}-01-01`,
      end_date: `${to}-12-31`,
      sum_amount_funded: 'amount_funded',
      sum_beneficiaries: 'num_beneficiaries',
    },
  });

/** The queries that the page's loader starts. */
export const homeData = ({ search }: Pick<LoaderSource, 'search'>) => [
  appealFiguresQuery(),
  featuredEventsQuery(),
  operationList.allRowsQuery(readUrl(search, operationList.filters)),
  operationList.query(search),
];
