import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { allActivitiesQuery } from '#resources/emergency-project/queries';
import { projectParsers, toProjectQuery } from '#resources/project/projectFilters';
import { defineProjectList } from '#resources/project/queries';
import { districtsQuery } from '#resources/province/queries';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';

const ongoing = [1] as const;

/** @source reference/three-w.md, section 1.7 */
export const countryFilters = [
  'reporting_ns',
  'project_districts',
  'operation_type',
  'programme_type',
  'primary_sector',
  'secondary_sectors',
] as const;

/** The ongoing projects in a country, unpaged, for the map. */
export const countryProjectList = defineProjectList({
  filters: projectParsers(countryFilters),
  toQuery: (values, country: number) => ({ ...toProjectQuery(values), country, status: [...ongoing] }),
});

export type CountryFilters = UrlValues<typeof countryProjectList.filters>;

/** Figures of the ongoing projects in a country. */
export const countryOverviewQuery = (country: number, filters: CountryFilters) => ({
  ...apiQuery('GET /api/v2/global-project/overview/', { query: { ...toProjectQuery(filters), country } }),
  placeholderData: keepPreviousData,
});

/** Figures of the projects of every status in a country, which the server counts for regions. */
export const countryTotalsQuery = (region: number, country: number, filters: CountryFilters) => ({
  ...apiQuery('GET /api/v2/region-project/{id}/overview/', {
    path: { id: region },
    query: { ...toProjectQuery(filters), country },
  }),
  placeholderData: keepPreviousData,
});

export const countryProjectsData = ({ params, search }: LoaderSource) => {
  const country = Number(params.countryId);
  const filters = readUrl(search, countryProjectList.filters);
  return [
    countryProjectList.allRowsQuery(filters, country),
    countryOverviewQuery(country, filters),
    districtsQuery([country]),
  ];
};

export const countryActivitiesData = ({ params }: LoaderSource) => [
  allActivitiesQuery({ country: Number(params.countryId) }),
];

/** @source reference/three-w.md, section 1.9 */
export const societyFilters = [
  'country',
  'operation_type',
  'programme_type',
  'primary_sector',
  'secondary_sectors',
] as const;

/** The ongoing projects of a National Society, unpaged, for the map. */
export const societyProjectList = defineProjectList({
  filters: projectParsers(societyFilters),
  toQuery: (values, society: number) => ({ ...toProjectQuery(values), reporting_ns: society, status: [...ongoing] }),
});

export const societyProjectsData = ({ params, search }: LoaderSource) => [
  societyProjectList.allRowsQuery(readUrl(search, societyProjectList.filters), Number(params.countryId)),
  referenceQuery('countries'),
];
