import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import type { QueryOf } from '#contract/types';
import { queryTime } from '#domain/format/queryTime';
import { type PageQuery, readUrlTable } from '#ui/filters/urlTable';

/** The server has no upper limit: lists that the browser filters and counts are asked for whole. */
const whole = 9999;

export const emergencyQuery = (id: number) => apiQuery('GET /api/v2/event/{id}/', { path: { id } });

export const emergencyBySlugQuery = (slug: string) => apiQuery('GET /api/v2/event/{slug}', { path: { slug } });

/** What stands on the additional tabs. */
export const snippetsQuery = (event: number) =>
  apiQuery('GET /api/v2/event_snippet/', { query: { event, limit: whole } });

const idOf = ({ params }: LoaderSource) => Number(params.emergencyId);

/** The lists of the surge tab as they stand in the URL. @source reference/emergencies.md, section 1.13 */
export const alertTable = { prefix: 'alerts', pageSize: 5 };
export const personnelTable = { prefix: 'personnel', pageSize: 10, defaultOrdering: '-start_date' };
export const eruTable = { prefix: 'erus', pageSize: 10, defaultOrdering: 'type' };

/** All alerts of an emergency, whatever became of them: their number says whether the surge tab holds something. */
export const alertCountQuery = (event: number) => apiQuery('GET /api/v2/surge_alert/', { query: { event, limit: 1 } });

/** Open and stood-down alerts, a page at a time. */
export const alertsQuery = (event: number, { limit, offset }: PageQuery) =>
  apiListQuery('GET /api/v2/surge_alert/', {
    query: { event, molnix_status: [0, 1], ordering: 'molnix_status,-opens', limit, offset },
  });

export const deploymentFiguresQuery = (event: number) =>
  apiQuery('GET /api/v2/deployment/aggregated', { query: { event } });

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

export const documentTable = { prefix: 'documents', pageSize: 10, defaultOrdering: '-created_at' };

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
export const emergencyData = (source: LoaderSource) => {
  const id = idOf(source);
  return [emergencyQuery(id), snippetsQuery(id), alertCountQuery(id)];
};
export const detailsData = () => [
  referenceQuery('disasterTypes'),
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
];
export const documentsData = (source: LoaderSource) => [responseDocumentsQuery(idOf(source))];
export const activitiesData = (source: LoaderSource) => [
  activitiesQuery(idOf(source)),
  activityOptionsQuery(),
  referenceQuery('countries'),
];
export const surgeData = (source: LoaderSource) => {
  const id = idOf(source);
  return [
    deploymentFiguresQuery(id),
    alertsQuery(id, readUrlTable(source.search, alertTable)),
    personnelQuery(id, readUrlTable(source.search, personnelTable)),
    erusQuery(id, readUrlTable(source.search, eruTable)),
  ];
};
export const slugData = ({ params }: LoaderSource) => [emergencyBySlugQuery(params.slug ?? '')];
