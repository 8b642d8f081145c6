import { apiListQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { chartMonths, defaultPeriodStart } from '#domain/emergencies/emergencyPeriod';
import { formatIsoDate } from '#domain/format/dates';
import { localDays } from '#domain/format/queryTime';
import { defineEventList } from '#resources/event/queries';
import { defineFieldReportList } from '#resources/field-report/queries';
import { defineFlashUpdateList } from '#resources/flash-update/queries';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlDate, urlNumberOf } from '#ui/filters/urlParsers';
import { eventFilters, toEventQuery } from '../eventFilters';

/** Crisis categories by the server's keys. */
export const severityLevels = [0, 1, 2] as const;

/**
 * The filters of the overview in the URL; they apply to all of its blocks.
 *
 * @param start - the first day of the default period, yyyy-MM-dd
 */
export const overviewFilters = (start: string) => ({
  ...eventFilters,
  start_after: urlDate.withDefault(start),
  level: urlNumberOf(severityLevels),
});

/** `level` is the crisis category, which the endpoints of emergencies and field reports cannot filter by. */
export type OverviewFilters = UrlValues<ReturnType<typeof overviewFilters>>;

const createdIn = ({ start_after, start_before }: OverviewFilters) => {
  const { from, to } = localDays(start_after, start_before);
  return { created_at__gte: from, created_at__lte: to };
};

const overviewPageSize = 5;

/** The tables of the overview. @source reference/emergencies.md, section 1.1 */
export const overviewEventList = defineEventList({
  prefix: 'emergencies',
  filters: {},
  toQuery: (_, filters: OverviewFilters) => toEventQuery(filters),
  pageSize: overviewPageSize,
});

export const overviewReportList = defineFieldReportList({
  prefix: 'reports',
  filters: {},
  toQuery: (_, filters: OverviewFilters) => ({
    ...createdIn(filters),
    dtype: filters.dtype,
    regions__in: filters.region,
    countries__in: filters.country,
  }),
  pageSize: overviewPageSize,
});

/** The server cannot filter flash updates by place: the browser does. */
export const overviewFlashUpdateList = defineFlashUpdateList({
  prefix: 'flash',
  filters: {},
  toQuery: (_, filters: OverviewFilters) => ({ ...createdIn(filters), hazard_type: filters.dtype }),
  pageSize: overviewPageSize,
});

/** Emergencies by the month of their start. The server reads the model as `model_type`, unlike its schema. */
const eventsByMonthQuery = (start: string, { region, country, dtype, level }: OverviewFilters) =>
  apiListQuery('GET /api/v1/aggregate/', {
    query: {
      model_type: 'event',
      unit: 'month',
      start_date: start,
      region: region ?? undefined,
      country: country ?? undefined,
      filter_dtype: dtype ?? undefined,
      filter_ifrc_severity_level: level ?? undefined,
    },
  });

/** The months that the chart of a period shows, from at least one year before it, and their query. */
export function eventsOverTime(filters: OverviewFilters, today = formatIsoDate(new Date()) ?? filters.start_after) {
  const months = chartMonths(filters.start_after, filters.start_before, today);
  return { months, today, query: eventsByMonthQuery(months[0] ?? filters.start_after, filters) };
}

/** The queries that the page's loader starts. With a crisis category, the browser filters all rows, so no page of the tables is prefetched. */
export const emergenciesData = ({ search }: LoaderSource) => {
  const filters = readUrl(search, overviewFilters(defaultPeriodStart()));
  return [
    overviewEventList.allRowsQuery({}, filters),
    eventsOverTime(filters).query,
    ...(filters.level === null
      ? [overviewEventList.query(search, filters), overviewReportList.query(search, filters)]
      : [overviewReportList.allRowsQuery({}, filters)]),
  ];
};
