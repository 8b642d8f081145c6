import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { Event, EventDetail } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import type { ResponseOf } from '#contract/types';
import { isForAdministrators, type Viewer, visibleReports, visitor } from '#domain/field-reports/fieldReportVisibility';
import { latestEvents } from './ordering';

const listEndpoint = 'GET /api/v2/event/';

const reportLists: ListNames<FieldReportMini> = { contacts: true, countries: true };
const eventLists: ListNames<Event> = { appeals: true, countries: true, field_reports: true };
const detailLists: ListNames<EventDetail> = {
  appeals: true,
  contacts: true,
  countries: true,
  countries_for_preview: true,
  districts: true,
  featured_documents: true,
  field_reports: true,
  key_figures: true,
  links: true,
};

/** An emergency without the reports that the viewer may not open. */
function withVisibleReports<E extends Event | EventDetail>(event: E, viewer: Viewer): E {
  const reports = event.field_reports.map((report) => fillLists(report, reportLists));
  return { ...event, field_reports: visibleReports(reports, viewer) };
}

const isRestricted = ({ field_reports }: Event | EventDetail): boolean =>
  field_reports?.some(isForAdministrators) ?? false;
const isRestrictedPage = ({ results }: ResponseOf<typeof listEndpoint>): boolean => results.some(isRestricted);

const selectPage = (page: ResponseOf<typeof listEndpoint>, viewer: Viewer) => ({
  ...page,
  results: page.results.map((event) => withVisibleReports(fillLists(event, eventLists), viewer)),
});

/**
 * A list of emergencies, newest first. Field reports that the server leaks inside an emergency do not reach a page whose viewer
 * may not open them: neither lists nor figures nor contacts.
 *
 * @source reference/emergencies.md, sections 0, 4.1 and 4.2
 */
export const defineEventList = <P extends ParserMap, Query extends ListQuery<typeof listEndpoint>, Scope = undefined>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) =>
  defineList(listEndpoint, {
    ...filters,
    defaultOrdering: '-disaster_start_date',
    tieBreak: '-created_at',
    nullableFields: { num_affected: null },
    select: selectPage,
    isRestricted: isRestrictedPage,
  });

interface Selects {
  readonly event: (event: EventDetail) => EventDetail;
  readonly page: (page: ResponseOf<typeof listEndpoint>) => ResponseOf<typeof listEndpoint>;
}

// stable functions for each viewer: React Query runs `select` again when the function changes
const selects = new WeakMap<Viewer, Selects>();

function selectFor(viewer: Viewer): Selects {
  const known = selects.get(viewer);
  if (known) return known;
  const made: Selects = {
    event: (event) => withVisibleReports(fillLists(event, detailLists), viewer),
    page: (page) => selectPage(page, viewer),
  };
  selects.set(viewer, made);
  return made;
}

/** Emergencies that the secretariat highlights on the home page. */
export const featuredEventsQuery = (viewer: Viewer = visitor) => ({
  ...apiQuery(listEndpoint, { query: { is_featured: true, ordering: latestEvents } }),
  select: selectFor(viewer).page,
});

/** Whether the highlighted emergencies hold reports for administrators alone. */
export const isFeaturedRestrictedQuery = () => ({ ...featuredEventsQuery(), select: isRestrictedPage });

/** Emergencies that a regional office highlights on its region's page. */
export const regionFeaturedEventsQuery = (region: number, viewer: Viewer = visitor) => ({
  ...apiQuery(listEndpoint, {
    query: { is_featured_region: true, regions__in: region, ordering: latestEvents },
  }),
  select: selectFor(viewer).page,
});

/** Whether the highlighted emergencies of a region hold reports for administrators alone. */
export const isRegionFeaturedRestrictedQuery = (region: number) => ({
  ...regionFeaturedEventsQuery(region),
  select: isRestrictedPage,
});

/**
 * One emergency, without the field reports that the viewer may not open.
 *
 * @param viewer - from `useViewer`; without it, as in loaders, the answer is selected as for a visitor
 * @source reference/emergencies.md, section 4.1
 */
export const eventQuery = (id: number, viewer: Viewer = visitor) => ({
  ...apiQuery('GET /api/v2/event/{id}/', { path: { id } }),
  select: selectFor(viewer).event,
});

/** Whether an emergency holds reports for administrators alone. */
export const isEventRestrictedQuery = (id: number) => ({ ...eventQuery(id), select: isRestricted });
