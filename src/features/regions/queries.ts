import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { LoaderSource } from '#app/routes/page';
import type { RegionDetail } from '#contract/region';
import { defaultPeriodStart } from '#domain/emergencies/emergencyPeriod';
import { appealFiguresQuery, operationList } from '#resources/appeal/queries';
import { defineEventList, regionFeaturedEventsQuery } from '#resources/event/queries';
import { readUrl } from '#ui/filters/readUrl';

const regionLists: ListNames<RegionDetail> = {
  contacts: true,
  emergency_snippets: true,
  links: true,
  preparedness_snippets: true,
  profile_snippets: true,
  snippets: true,
};

/** One region with its texts, links and contacts. */
export const regionQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/region/{id}/', { path: { id } }),
  select: selectRegion,
});
const selectRegion = (region: RegionDetail) => fillLists(region, regionLists);

/** The figures that a regional office writes by hand. The endpoint has no maximum page size: all are loaded at once. */
export const regionKeyFiguresQuery = (region: number) =>
  apiQuery('GET /api/v2/region_key_figure/', { query: { region, limit: allRowsLimit } });

/** The emergencies of a region that began in the last thirty days. @source reference/countries-and-regions.md, section 1.2 */
export const recentEventList = defineEventList({
  prefix: 'recent',
  filters: {},
  toQuery: (_, region: number) => ({ regions__in: region, disaster_start_date__gte: defaultPeriodStart() }),
  pageSize: 5,
});

const idOf = ({ params }: LoaderSource) => Number(params.regionId);

/** The queries that each page's loader starts. */
export const regionData = (source: LoaderSource) => {
  const region = idOf(source);
  return [regionQuery(region), regionKeyFiguresQuery(region), appealFiguresQuery({ region })];
};
export const operationsData = (source: LoaderSource) => {
  const region = idOf(source);
  return [
    regionFeaturedEventsQuery(region),
    operationList.allRowsQuery(readUrl(source.search, operationList.filters), { region }),
    operationList.query(source.search, { region }),
  ];
};
