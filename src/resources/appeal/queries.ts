import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { apiQuery } from '#app/request/apiQuery';
import type { ResponseOf } from '#contract/types';
import { appealTypes } from '#domain/appeals/appealTypes';
import { endOfDay, queryTime } from '#domain/format/queryTime';
import type { UrlValues } from '#ui/filters/readUrl';
import { urlDate, urlNumber, urlNumberOf } from '#ui/filters/urlParsers';

const listEndpoint = 'GET /api/v2/appeal/';

/** A page with each appeal once: the server has it twice where its history overlaps. The count follows where it is that of the page. */
function onceEach(page: ResponseOf<typeof listEndpoint>): ResponseOf<typeof listEndpoint> {
  const seen = new Set<string>();
  const results = page.results.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...page, results, count: page.count === page.results.length ? results.length : page.count };
}

/** A list of appeals, newest first. @source reference/emergencies.md, section 1.10; reference/api-limits.md, DREF, 15 */
export const defineAppealList = <P extends ParserMap, Query extends ListQuery<typeof listEndpoint>, Scope = undefined>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) =>
  defineList(listEndpoint, {
    ...filters,
    defaultOrdering: '-start_date',
    tieBreak: '-id',
    nullableFields: { start_date: 'start_date__gte' },
    select: onceEach,
  });

/** The key figures of the active appeals. @source reference/shell-and-account.md, section 1.8 */
export const appealFiguresQuery = (place: AppealPlace = {}) =>
  apiQuery('GET /api/v2/appeal/aggregated', { query: { ...place } });

/** Where operations run: in a region, in a country, or anywhere. */
export interface AppealPlace {
  readonly region?: number;
  readonly country?: number;
}

/** The active operations of a place; their map shows all rows of the same filters. */
export const operationList = defineAppealList({
  filters: { start_after: urlDate, start_before: urlDate, atype: urlNumberOf(appealTypes), dtype: urlNumber },
  toQuery: ({ start_after, start_before, atype, dtype }, { region, country }: AppealPlace) => ({
    region,
    country,
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
export const appealsOverTimeQuery = (
  type: 0 | 1,
  unit: 'year' | 'month',
  [from, to]: readonly [number, number],
  { region, country }: AppealPlace = {},
) =>
  apiQuery('GET /api/v1/aggregate/', {
    query: {
      model_type: 'appeal',
      unit,
      region,
      country,
      filter_atype: type,
      start_date: `${from}-01-01`,
      end_date: `${to}-12-31`,
      sum_amount_funded: 'amount_funded',
      sum_beneficiaries: 'num_beneficiaries',
    },
  });
