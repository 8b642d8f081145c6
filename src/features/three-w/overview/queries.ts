import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import type { QueryOf } from '#contract/types';
import { projectParsers, toProjectQuery } from '#resources/project/projectFilters';
import { defineProjectList } from '#resources/project/queries';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';

/** @source reference/three-w.md, section 1.1 */
export const globalFilters = ['reporting_ns', 'programme_type', 'primary_sector', 'secondary_sectors'] as const;

const ongoing = [1] as const;

/** The ongoing projects of the world. */
export const ongoingProjectList = defineProjectList({
  filters: projectParsers(globalFilters),
  toQuery: (values) => ({ ...toProjectQuery(values), status: [...ongoing] }),
  pageSize: 10,
});

type GlobalFilters = UrlValues<typeof ongoingProjectList.filters>;

export const overviewQuery = (filters: GlobalFilters) => ({
  ...apiQuery('GET /api/v2/global-project/overview/', { query: filterQuery(filters) }),
  placeholderData: keepPreviousData,
});

export const societiesQuery = (filters: GlobalFilters) => ({
  ...apiQuery('GET /api/v2/global-project/ns-ongoing-projects-stats/', { query: filterQuery(filters) }),
  placeholderData: keepPreviousData,
});

export const globalFlowsQuery = (filters: GlobalFilters) => ({
  ...apiQuery('GET /api/v2/region-project/national-society-activities/', {
    query: { ...filterQuery(filters), status: [...ongoing] },
  }),
  placeholderData: keepPreviousData,
});

const filterQuery = (filters: GlobalFilters): QueryOf<'GET /api/v2/global-project/overview/'> =>
  toProjectQuery(filters);

export const globalData = ({ search }: LoaderSource) => {
  const filters = readUrl(search, ongoingProjectList.filters);
  return [overviewQuery(filters), societiesQuery(filters)];
};

/** @source reference/three-w.md, section 1.6 */
export const regionFilters = [
  'operation_type',
  'programme_type',
  'primary_sector',
  'secondary_sectors',
  'status',
] as const;

export const regionFilterParsers = projectParsers(regionFilters);
export type RegionFilters = UrlValues<typeof regionFilterParsers>;

export const regionOverviewQuery = (id: number) =>
  apiQuery('GET /api/v2/region-project/{id}/overview/', { path: { id } });

export const movementQuery = (id: number, filters: RegionFilters) => ({
  ...apiQuery('GET /api/v2/region-project/{id}/movement-activities/', {
    path: { id },
    query: toProjectQuery(filters),
  }),
  placeholderData: keepPreviousData,
});

export const regionFlowsQuery = (id: number, filters: RegionFilters) => ({
  ...apiQuery('GET /api/v2/region-project/{id}/national-society-activities/', {
    path: { id },
    query: toProjectQuery(filters),
  }),
  placeholderData: keepPreviousData,
});

/** The projects of one country of a region, each with a page number of its own. */
export const regionCountryList = (country: number) =>
  defineProjectList({
    prefix: `country${country}`,
    filters: {},
    toQuery: (_, filters: RegionFilters) => ({ ...toProjectQuery(filters), country }),
    pageSize: 20,
  });

export const regionThreeWData = ({ params, search }: LoaderSource) => {
  const id = Number(params.regionId);
  return [
    regionOverviewQuery(id),
    movementQuery(id, readUrl(search, regionFilterParsers)),
    referenceQuery('countries'),
  ];
};
