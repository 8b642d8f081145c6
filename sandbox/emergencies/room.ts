import { Event, EventOption, EventSeverityLevelHistory, RespondedEvent } from '#contract/event';
import { EventSnippet } from '#contract/eventSnippet';
import type { Context } from '../core/http/context';
import { notFound, serverError } from '../core/http/errors';
import { equals, type Filter, type Filters, linkedTo, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { pictureAddress } from '../core/pictures';
import type { Room } from '../core/room';
import { allOf, sql, valueList } from '../core/store/sql';
import { display } from '../reference/labels';
import { aggregateRoutes } from './aggregate';
import { historicalRoutes } from './historical';
import { seedEmergencies } from './seed/emergencies';
import { eventDetail, eventItems, eventOptions } from './serialise';
import { situationReportRoutes } from './situationReports';
import {
  type EventSnippetRow,
  eventSnippets,
  events,
  severityHistory,
  situationReports,
  situationReportTypes,
} from './tables';
import { visibleRecords, visibleSnippets } from './visibility';

const appealType: Filter = (values) => {
  const types = values.flatMap((value) => value.split(',')).map(Number);
  return sql`id IN (SELECT event FROM appeal WHERE atype IN ${valueList(types.filter(Number.isInteger))})`;
};

/** The condition for emergencies that the user follows; the server fails for visitors. @source reference/real-server.md, section 1.2 */
function followedBy({ user }: Context): Filter {
  return (values) => {
    if (!user) throw serverError("Field 'id' expected a number but got AnonymousUser.");
    const followed = sql`id IN (SELECT event FROM subscription WHERE rtype = 8 AND user = ${user.id})`;
    return values.at(-1)?.toLowerCase() === 'true' ? followed : sql`NOT (${followed})`;
  };
}

const filters: Filters = {
  ...range('disaster_start_date'),
  ...range('created_at'),
  ...range('updated_at'),
  dtype: equals('dtype'),
  appeal_type: appealType,
  is_featured: equals('is_featured', 'boolean'),
  is_featured_region: equals('is_featured_region', 'boolean'),
  countries__in: linkedTo('event', 'countries'),
  regions__in: linkedTo('event', 'regions'),
  id: equals('id'),
  auto_generated_source: equals('auto_generated_source', 'text'),
};

const listed = {
  filters,
  ordering: {
    disaster_start_date: 'disaster_start_date',
    created_at: 'created_at',
    dtype: 'dtype_name',
    name: 'name',
    summary: 'summary',
    num_affected: 'num_affected',
    glide: 'glide',
    ifrc_severity_level: 'ifrc_severity_level',
  },
  defaultOrder: '-disaster_start_date,id',
  search: ['name', 'country_names', 'dtype_name'],
};

/** Lists leave out emergencies that were merged into another one. */
function inLists(context: Context) {
  const isSubscribed = context.url.searchParams.getAll('is_subscribed').filter(Boolean);
  return allOf([
    sql`parent_event IS NULL`,
    visibleRecords(context, 'event'),
    isSubscribed.length > 0 ? followedBy(context)(isSubscribed, 'is_subscribed') : null,
  ]);
}

const responseActivity = (context: Context) =>
  allOf([inLists(context), sql`auto_generated = 0 OR auto_generated_source = 'New field report'`]);

/** The real server ignores visibility when an event is read by its slug; the sandbox does not. */
function bySlug(context: Context) {
  const where = allOf([sql`slug = ${context.slots.slug ?? ''}`, visibleRecords(context, 'event')]);
  const row = context.store.first(events, where);
  if (!row) throw notFound();
  return eventDetail(row, context);
}

function snippet(row: EventSnippetRow, { language, url }: Context) {
  return {
    ...row,
    image: row.image && pictureAddress(row.image, url),
    position_display: display('api_position_type', row.position, language),
    tab_display: display('api_tab_number', row.tab, language),
    visibility_display: display('api_visibility_choices', row.visibility, language),
    translation_module_original_language: 'en',
  };
}

const eventRoutes: Route[] = [
  ...resource('/api/v2/event/', events, {
    ...listed,
    visible: inLists,
    item: Event,
    serialise: eventItems,
  }),
  route('GET /api/v2/event/{id}/', 'everyone', (context) => {
    const id = /^\d{1,9}$/.test(context.slots.id ?? '') ? Number(context.slots.id) : 0;
    const row = context.store.get(events, id, visibleRecords(context, 'event'));
    if (!row) throw notFound();
    return eventDetail(row, context);
  }),
  route('GET /api/v2/event/{slug}', 'everyone', bySlug),
  ...resource('/api/v2/event/mini/', events, {
    ...listed,
    visible: inLists,
    item: EventOption,
    serialise: eventOptions,
  }),
  ...resource('/api/v2/event/response-activity/', events, {
    ...listed,
    visible: responseActivity,
    item: RespondedEvent,
    // the server's response only has the id of the type
    serialise: (rows, context) =>
      eventItems(rows, context).map((event) => ({ ...event, dtype: event.dtype?.id ?? null })),
  }),
  ...resource('/api/v2/event_snippet/', eventSnippets, {
    filters: { event: equals('event') },
    ordering: ['id', 'event', 'position'],
    defaultOrder: 'position,id',
    visible: visibleSnippets,
    item: EventSnippet,
    serialise: (rows, context) => rows.map((row) => snippet(row, context)),
    single: snippet,
  }),
  ...resource('/api/v2/event-severity-level-history/', severityHistory, {
    ordering: ['id', 'created_at'],
    defaultOrder: '-created_at',
    filters: { event: equals('event') },
    item: EventSeverityLevelHistory,
    serialise: (rows) => rows,
  }),
];

/** Emergencies with their snippets, severity history and situation reports, and the figures aggregated over time. */
export const emergenciesRoom: Room = {
  name: 'emergencies',
  tables: [events, eventSnippets, severityHistory, situationReportTypes, situationReports],
  seed: seedEmergencies,
  routes: [...eventRoutes, ...historicalRoutes, ...situationReportRoutes, ...aggregateRoutes],
};
