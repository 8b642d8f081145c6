import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { FlashActionsTaken, FlashCountryDistrict, FlashUpdate } from '#contract/flashUpdate';
import type { ResponseOf } from '#contract/types';

const listEndpoint = 'GET /api/v2/flash-update/';

const updateLists: ListNames<FlashUpdate> = {
  actions_taken: true,
  country_district: true,
  graphics: true,
  graphics_files: true,
  map: true,
  map_files: true,
  references: true,
};
const actionLists: ListNames<FlashActionsTaken> = { actions: true, action_details: true };
const placeLists: ListNames<FlashCountryDistrict> = { district: true, district_details: true };

/** A flash update with every list present. */
export function fillFlashUpdate(update: FlashUpdate): FlashUpdate {
  const filled = fillLists(update, updateLists);
  return {
    ...filled,
    actions_taken: filled.actions_taken.map((taken) => fillLists(taken, actionLists)),
    country_district: filled.country_district.map((place) => fillLists(place, placeLists)),
  };
}

const selectPage = (page: ResponseOf<typeof listEndpoint>) => ({
  ...page,
  results: page.results.map(fillFlashUpdate),
});

/** A list of flash updates, newest first. @source reference/emergencies.md, sections 1.11 and 4.2 */
export const defineFlashUpdateList = <
  P extends ParserMap,
  Query extends ListQuery<typeof listEndpoint>,
  Scope = undefined,
>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) => defineList(listEndpoint, { ...filters, defaultOrdering: '-created_at', tieBreak: '-id', select: selectPage });

/** One flash update. */
export const flashUpdateQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/flash-update/{id}/', { path: { id } }),
  select: fillFlashUpdate,
});
