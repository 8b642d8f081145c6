import { apiListQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import type { Event } from '#contract/event';
import type { QueryOf } from '#contract/types';
import { chartMonths, usualStart } from '#domain/emergencies/emergencyPeriod';
import { reportOrdering, usualReportOrder } from '#domain/field-reports/fieldReportOrder';
import { writeDate } from '#domain/format/dates';
import { endOfDay, localDays } from '#domain/format/queryTime';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { type PageQuery, readUrlTable } from '#ui/filters/urlTable';
import { allEmergenciesFilters, overviewFilters } from './listFilters';

/** The server has no upper limit: lists that the browser filters and counts are asked for whole. */
const whole = 9999;

interface PlaceValues {
  readonly dtype: number | null;
  readonly region: number | null;
  readonly country: number | null;
}

const askedPlace = ({ dtype, region, country }: PlaceValues) => ({
  dtype: dtype ?? undefined,
  regions__in: region ?? undefined,
  countries__in: country ?? undefined,
});

export type EmergencyFilters = Pick<
  QueryOf<'GET /api/v2/event/'>,
  'disaster_start_date__gte' | 'disaster_start_date__lte' | 'dtype' | 'regions__in' | 'countries__in'
>;

export const defaultEmergencyOrdering = '-disaster_start_date';
export const allEmergenciesTable = { pageSize: 15, defaultOrdering: defaultEmergencyOrdering };

/** What the filters of the list of all emergencies ask for. */
export const askedEmergencies = (filters: UrlValues<typeof allEmergenciesFilters>): EmergencyFilters => ({
  disaster_start_date__gte: filters.start_after ?? undefined,
  disaster_start_date__lte: endOfDay(filters.start_before),
  ...askedPlace(filters),
});

/** Newest first. A chosen order replaces the server's, so it gets a tie-break. @source reference/emergencies.md, sections 0 and 4.2 */
export const emergencyOrdering = (chosen: string | null | undefined) =>
  !chosen || chosen === defaultEmergencyOrdering
    ? `${defaultEmergencyOrdering},-created_at`
    : `${chosen},${defaultEmergencyOrdering},-created_at`;

/** One page of the emergencies that the filters leave. */
export const emergenciesPageQuery = (filters: EmergencyFilters, page: PageQuery) =>
  apiListQuery('GET /api/v2/event/', {
    query: { ...filters, limit: page.limit, offset: page.offset, ordering: emergencyOrdering(page.ordering) },
  });

export const allEmergenciesData = ({ search }: LoaderSource) => [
  emergenciesPageQuery(
    askedEmergencies(readUrl(search, allEmergenciesFilters)),
    readUrlTable(search, allEmergenciesTable),
  ),
];

/** Every emergency that the filters leave: for figures, charts and map, and where the browser filters further. */
export const everyEmergencyQuery = (filters: EmergencyFilters) =>
  apiListQuery('GET /api/v2/event/', { query: { ...filters, limit: whole, ordering: emergencyOrdering(null) } });

interface SeriesFilters extends Pick<EmergencyFilters, 'dtype'> {
  readonly region?: number;
  readonly country?: number;
  readonly level?: Event['ifrc_severity_level'];
}

/** How many emergencies began in each month. The schema names the model's parameter otherwise than the server reads it. */
export const emergenciesByMonthQuery = (start: string, { region, country, dtype, level }: SeriesFilters) =>
  apiListQuery('GET /api/v1/aggregate/', {
    query: {
      model_type: 'event',
      unit: 'month',
      start_date: start,
      region,
      country,
      filter_dtype: dtype,
      filter_ifrc_severity_level: level,
    },
  });

export type ReportFilters = Pick<
  QueryOf<'GET /api/v2/field-report/'>,
  'created_at__gte' | 'created_at__lte' | 'dtype' | 'regions__in' | 'countries__in'
>;

export const reportsPageQuery = (filters: ReportFilters, page: PageQuery) =>
  apiListQuery('GET /api/v2/field-report/', {
    query: { ...filters, limit: page.limit, offset: page.offset, ordering: reportOrdering(page.ordering) },
  });

/** Every report that the filters leave, where the browser filters further. */
export const everyReportQuery = (filters: ReportFilters) =>
  apiListQuery('GET /api/v2/field-report/', { query: { ...filters, limit: whole, ordering: reportOrdering(null) } });

/** Every flash update of a period: few, and their places are filtered by the browser, for the server cannot. */
export const everyFlashUpdateQuery = (
  filters: Pick<QueryOf<'GET /api/v2/flash-update/'>, 'created_at__gte' | 'created_at__lte' | 'hazard_type'>,
) => apiListQuery('GET /api/v2/flash-update/', { query: { ...filters, limit: whole, ordering: '-created_at' } });

/** The lists of the emergencies page as they stand in the URL. @source reference/emergencies.md, section 1.1 */
const overviewPageSize = 5;
export const emergencyTable = {
  prefix: 'emergencies',
  pageSize: overviewPageSize,
  defaultOrdering: defaultEmergencyOrdering,
};
export const reportTable = { prefix: 'reports', pageSize: overviewPageSize, defaultOrdering: usualReportOrder };
export const flashTable = { prefix: 'flash', pageSize: overviewPageSize, defaultOrdering: '-created_at' };

/** What the blocks of the page are asked for. */
export type AskedOverview = ReturnType<typeof askedOverview>;

/** What the one set of filters of the emergencies page asks of each of its blocks. */
export function askedOverview(filters: UrlValues<ReturnType<typeof overviewFilters>>) {
  const { start_after: start, start_before: end, country, region, dtype, level } = filters;
  const created = localDays(start, end);
  const place = askedPlace(filters);
  return {
    events: {
      disaster_start_date__gte: start,
      disaster_start_date__lte: endOfDay(end),
      ...place,
    } satisfies EmergencyFilters,
    reports: { created_at__gte: created.from, created_at__lte: created.to, ...place } satisfies ReportFilters,
    start,
    end,
    country,
    region,
    dtype,
    level: level === null ? null : (Number(level) as Event['ifrc_severity_level']),
  };
}

/** The chart of a period; its line goes back to the year before it. */
export function emergenciesOverTime(asked: AskedOverview, today = writeDate(new Date()) ?? asked.start) {
  const months = chartMonths(asked.start, asked.end, today);
  const query = emergenciesByMonthQuery(months[0] ?? asked.start, {
    region: asked.region ?? undefined,
    country: asked.country ?? undefined,
    dtype: asked.dtype ?? undefined,
    level: asked.level ?? undefined,
  });
  return { months, today, query };
}

/** Emergencies by category are filtered by the browser, so their reports are read whole. */
export const emergenciesData = ({ search }: LoaderSource) => {
  const asked = askedOverview(readUrl(search, overviewFilters(usualStart())));
  return [
    everyEmergencyQuery(asked.events),
    emergenciesOverTime(asked).query,
    ...(asked.level === null
      ? [
          emergenciesPageQuery(asked.events, readUrlTable(search, emergencyTable)),
          reportsPageQuery(asked.reports, readUrlTable(search, reportTable)),
        ]
      : [everyReportQuery(asked.reports)]),
    referenceQuery('countries'),
  ];
};
