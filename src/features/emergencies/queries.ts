import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { defineList } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import type { EventDetail } from '#contract/event';
import { parseDay } from '#domain/format/dates';
import { queryTime } from '#domain/format/queryTime';
import { activeToday } from '#domain/surge/deployments';
import { documentOrder } from '#resources/appeal/documentOrder';
import { activityOptionsQuery, allActivitiesQuery } from '#resources/emergency-project/queries';
import { eventQuery } from '#resources/event/queries';
import { defineFlashUpdateList } from '#resources/flash-update/queries';
import { alertOrder, eruTieBreak, personnelTieBreak } from '#resources/surge/ordering';
import { urlText } from '#ui/filters/urlParsers';

export const eventBySlugQuery = (slug: string) => apiQuery('GET /api/v2/event/{slug}', { path: { slug } });

/** The content of the additional tabs. */
export const snippetsQuery = (event: number) =>
  apiQuery('GET /api/v2/event_snippet/', { query: { event, limit: allRowsLimit } });

/** Alerts of any status: their count decides whether the surge tab is shown. */
export const alertCountQuery = (event: number) => apiQuery('GET /api/v2/surge_alert/', { query: { event, limit: 1 } });

/** Open and stood-down alerts, open ones first. @source reference/emergencies.md, section 1.13 */
export const alertList = defineList('GET /api/v2/surge_alert/', {
  prefix: 'alerts',
  filters: {},
  toQuery: (_, event: number) => ({ event, molnix_status: [0, 1] }),
  pageSize: 5,
  ...alertOrder,
});

export const deploymentFiguresQuery = (event: number) =>
  apiQuery('GET /api/v2/deployment/aggregated', { query: { event } });

/** Rapid response personnel who are deployed today. */
export const personnelList = defineList('GET /api/v2/personnel/', {
  prefix: 'personnel',
  filters: {},
  toQuery: (_, event: number) => ({ event_deployed_to: event, type: 'rr' as const, ...activeToday(queryTime()) }),
  defaultOrdering: '-start_date',
  tieBreak: personnelTieBreak,
});

/** Units that are deployed today. */
export const eruList = defineList('GET /api/v2/eru/', {
  prefix: 'erus',
  filters: {},
  toQuery: (_, event: number) => ({ event, deployed_to__isnull: false, ...activeToday(queryTime()) }),
  defaultOrdering: 'type',
  tieBreak: eruTieBreak,
});

export const responseDocumentsQuery = (event: number) =>
  apiQuery('GET /api/v2/situation_report/', {
    query: { event, limit: allRowsLimit, ordering: '-is_pinned,-created_at' },
  });

/** Documents of all appeals of an emergency. */
export const appealDocumentList = defineList('GET /api/v2/appeal_document/', {
  prefix: 'documents',
  filters: { search: urlText },
  toQuery: ({ search }, appeals: readonly number[]) => ({ appeal: [...appeals], search: search?.trim() || undefined }),
  ...documentOrder,
});

/** The surge of an emergency and the documents of its appeals, of any time, for its timeline. */
export const timelineQueries = (event: number, appeals: readonly number[]) => ({
  alerts: apiQuery('GET /api/v2/surge_alert/', { query: { event, limit: allRowsLimit } }),
  personnel: apiQuery('GET /api/v2/personnel/', { query: { event_deployed_to: event, limit: allRowsLimit } }),
  appealDocuments: apiQuery('GET /api/v2/appeal_document/', { query: { appeal: [...appeals], limit: allRowsLimit } }),
});

/** How long before and after the start of a disaster flash updates may be about it, in days. */
const flashBefore = 14;
const flashAfter = 90;

/** Flash updates of the hazard of an emergency, from the weeks around its start: they name no emergency, and the server knows no country. */
export const nearFlashUpdateList = defineFlashUpdateList({
  prefix: 'flash',
  filters: {},
  toQuery: (_, { dtype, disaster_start_date }: Pick<EventDetail, 'dtype' | 'disaster_start_date'>) => {
    const start = parseDay(disaster_start_date);
    return {
      hazard_type: dtype,
      created_at__gte: start ? subDays(start, flashBefore).toISOString() : undefined,
      created_at__lte: start ? addDays(start, flashAfter).toISOString() : undefined,
    };
  },
  pageSize: 5,
});

/** The stages of the DREF of an appeal that are open to this person. */
export const drefStagesQuery = (appeal_code: string) =>
  apiQuery('GET /api/v2/dref3/{appeal_code}/', { path: { appeal_code } });

const idOf = ({ params }: LoaderSource) => Number(params.emergencyId);

/** The queries that each page's loader starts. */
export const emergencyData = (source: LoaderSource) => {
  const id = idOf(source);
  return [eventQuery(id), snippetsQuery(id), alertCountQuery(id)];
};
/** The names of the disaster type and of the visibility, which the emergency does not carry. */
export const detailsData = () => [referenceQuery('disasterTypes'), referenceQuery('globalEnums')];
export const documentsData = (source: LoaderSource) => [responseDocumentsQuery(idOf(source))];
export const activitiesData = (source: LoaderSource) => [
  allActivitiesQuery({ event: idOf(source) }),
  activityOptionsQuery(),
];
export const surgeData = (source: LoaderSource) => {
  const id = idOf(source);
  return [
    deploymentFiguresQuery(id),
    alertList.query(source.search, id),
    personnelList.query(source.search, id),
    eruList.query(source.search, id),
  ];
};
export const timelineData = (source: LoaderSource) => {
  const id = idOf(source);
  const { alerts, personnel } = timelineQueries(id, []);
  return [responseDocumentsQuery(id), allActivitiesQuery({ event: id }), alerts, personnel];
};
export const slugData = ({ params }: LoaderSource) => [eventBySlugQuery(params.slug ?? '')];
