import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { DataSource } from '#app/routes/route';
import type { Event } from '#contract/event';
import type { QueryOf } from '#contract/types';
import { writeDate } from '#domain/dates';
import { chartMonths, usualStart } from '#domain/emergencyPeriod';
import { queryTime } from '#domain/queryTime';

/** The server has no upper limit: lists that the browser filters and counts are asked for whole. */
const whole = 9999;

export const emergencyQuery = (id: number) => apiQuery('GET /api/v2/event/{id}/', { path: { id } });

export const emergencyBySlugQuery = (slug: string) => apiQuery('GET /api/v2/event/{slug}', { path: { slug } });

/** What stands on the additional tabs. */
export const snippetsQuery = (event: number) =>
  apiQuery('GET /api/v2/event_snippet/', { query: { event, limit: whole } });

const idOf = ({ params }: DataSource) => Number(params.emergencyId);

interface PageQuery {
  readonly limit: number;
  readonly offset: number;
  readonly ordering?: string;
}

/** Open and stood-down alerts a page holds. @source reference/emergencies.md, section 1.13 */
export const alertPageSize = 5;

/** All alerts of an emergency, whatever became of them: their number says whether the surge tab holds something. */
export const alertCountQuery = (event: number) => apiQuery('GET /api/v2/surge_alert/', { query: { event, limit: 1 } });

export const alertsQuery = (event: number, offset: number) =>
  apiListQuery('GET /api/v2/surge_alert/', {
    query: { event, molnix_status: [0, 1], ordering: 'molnix_status,-opens', limit: alertPageSize, offset },
  });

export const deploymentFiguresQuery = (event: number) =>
  apiQuery('GET /api/v2/deployment/aggregated', { query: { event } });

export const surgePageSize = 10;
export const defaultPersonnelOrdering = '-start_date';
export const defaultEruOrdering = 'type';

/** People who are deployed now or soon. A chosen order replaces the server's, so it gets a tie-break. */
export const personnelQuery = (event: number, page: PageQuery) =>
  apiListQuery('GET /api/v2/personnel/', {
    query: {
      ...page,
      event_deployed_to: event,
      end_date__gt: queryTime(),
      ordering: withTieBreak(page.ordering, 'id'),
    },
  });

export const erusQuery = (event: number, page: PageQuery) =>
  apiListQuery('GET /api/v2/eru/', {
    query: { ...page, event, deployed_to__isnull: false, ordering: withTieBreak(page.ordering, 'id') },
  });

/** @source reference/emergencies.md, section 0: a valid order replaces the default completely, ties then are unstable */
const withTieBreak = (ordering: string | undefined, tieBreak: string) =>
  ordering ? `${ordering},${tieBreak}` : tieBreak;

export const responseDocumentsQuery = (event: number) =>
  apiQuery('GET /api/v2/situation_report/', {
    query: { event, limit: whole, ordering: '-is_pinned,-created_at' },
  });

export const documentPageSize = 10;
export const defaultDocumentOrdering = '-created_at';

/** Documents of all appeals of an emergency. */
export const appealDocumentsQuery = (appeals: readonly number[], page: PageQuery) =>
  apiListQuery('GET /api/v2/appeal_document/', {
    query: { ...page, appeal: [...appeals], ordering: withTieBreak(page.ordering, '-created_at') },
  });

export const activitiesFilters = (event: number): QueryOf<'GET /api/v2/emergency-project/'> => ({ event });

export const activitiesQuery = (event: number) =>
  apiQuery('GET /api/v2/emergency-project/', { query: { ...activitiesFilters(event), limit: whole } });

export const activityOptionsQuery = () => apiQuery('GET /api/v2/emergency-project/options/', {});

/** What each page asks for while its code is on its way. */
export const emergencyData = (source: DataSource) => {
  const id = idOf(source);
  return [emergencyQuery(id), snippetsQuery(id), alertCountQuery(id)];
};
export const detailsData = () => [
  referenceQuery('disasterTypes'),
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
];
export const documentsData = (source: DataSource) => [responseDocumentsQuery(idOf(source))];
export const activitiesData = (source: DataSource) => [
  activitiesQuery(idOf(source)),
  activityOptionsQuery(),
  referenceQuery('countries'),
];
export const surgeData = (source: DataSource) => {
  const id = idOf(source);
  const firstPage = { limit: surgePageSize, offset: 0 };
  return [
    deploymentFiguresQuery(id),
    ...(source.search.size === 0
      ? [
          alertsQuery(id, 0),
          personnelQuery(id, { ...firstPage, ordering: defaultPersonnelOrdering }),
          erusQuery(id, { ...firstPage, ordering: defaultEruOrdering }),
        ]
      : []),
  ];
};
export const slugData = ({ params }: DataSource) => [emergencyBySlugQuery(params.slug ?? '')];

export type EmergencyFilters = Pick<
  QueryOf<'GET /api/v2/event/'>,
  'disaster_start_date__gte' | 'disaster_start_date__lte' | 'dtype' | 'regions__in' | 'countries__in'
>;

export const allEmergenciesPageSize = 15;
export const defaultEmergencyOrdering = '-disaster_start_date';

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

export const allEmergenciesData = ({ search }: DataSource) =>
  search.size === 0 ? [emergenciesPageQuery({}, { limit: allEmergenciesPageSize, offset: 0 })] : [];

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

export const defaultReportOrdering = '-created_at';
const reportOrdering = (chosen: string | null | undefined) =>
  !chosen || chosen === defaultReportOrdering ? '-created_at,-updated_at' : `${chosen},-created_at`;

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

/** Rows a page of each list on the emergencies page. @source reference/emergencies.md, section 1.1 */
export const overviewPageSize = 5;

/** What the page asks for at once when its link carries no filters. */
export const emergenciesData = ({ search }: DataSource) => {
  if (search.size > 0) return [];
  const start = usualStart();
  const firstPage = { limit: overviewPageSize, offset: 0 };
  const [firstMonth = start] = chartMonths(start, null, writeDate(new Date()) ?? start);
  return [
    everyEmergencyQuery({ disaster_start_date__gte: start }),
    emergenciesPageQuery({ disaster_start_date__gte: start }, firstPage),
    emergenciesByMonthQuery(firstMonth, {}),
    reportsPageQuery({ created_at__gte: start }, firstPage),
    referenceQuery('countries'),
  ];
};
