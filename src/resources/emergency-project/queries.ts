import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { EmergencyProject, EmergencyProjectActivity, EmergencyProjectOptions } from '#contract/emergencyProject';
import type { ResponseOf } from '#contract/types';

const recordLists: ListNames<EmergencyProject> = {
  activities: true,
  admin2: true,
  admin2_details: true,
  districts: true,
  districts_details: true,
};
const activityLists: ListNames<EmergencyProjectActivity> = { points: true };

/** A record of activities with empty lists in place of missing ones. */
function withLists(record: EmergencyProject): EmergencyProject {
  const filled = fillLists(record, recordLists);
  return { ...filled, activities: filled.activities.map((activity) => fillLists(activity, activityLists)) };
}

const selectRecords = (page: ResponseOf<'GET /api/v2/emergency-project/'>) => ({
  ...page,
  results: page.results.map(withLists),
});

const listEndpoint = 'GET /api/v2/emergency-project/';

/** A list of activities in the server's default order, the last changed first; the only column it sorts by is the title. @source reference/three-w.md, section 4.1 */
export const defineActivityList = <
  P extends ParserMap,
  Query extends ListQuery<typeof listEndpoint>,
  Scope = undefined,
>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) => defineList(listEndpoint, { ...filters, select: selectRecords });

/** The scope of a page's activities: one emergency or one country. */
export type ActivityScope = { readonly event: number } | { readonly country: number };

/** Every record of an emergency or a country, which the page counts and filters. */
export const allActivitiesQuery = (scope: ActivityScope) => ({
  ...apiQuery(listEndpoint, { query: { ...scope, limit: allRowsLimit } }),
  select: selectRecords,
});

/** Rows of records are 5 to 8 kB: the last changed ones are enough to find one that is written a second time. */
const nearRecords = 20;

/** The records of an emergency in a country, the last changed first. */
export const nearActivitiesQuery = (event: number, country: number) => ({
  ...apiQuery(listEndpoint, { query: { event, country, limit: nearRecords } }),
  select: selectRecords,
});

export const activityRecordQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/emergency-project/{id}/', { path: { id } }),
  select: withLists,
});

const byOrder = (a: { order: number; id: number }, b: { order: number; id: number }) =>
  a.order - b.order || a.id - b.id;

/** The server's order is arbitrary. */
const inOrder = ({ sectors, actions }: EmergencyProjectOptions): EmergencyProjectOptions => ({
  sectors: sectors.toSorted(byOrder),
  actions: actions.toSorted(byOrder),
});

/** The sectors, and the actions of each with their supplies. */
export const activityOptionsQuery = () => ({
  ...apiQuery('GET /api/v2/emergency-project/options/', {}),
  select: inOrder,
});
