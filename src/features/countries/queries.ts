import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { LoaderSource } from '#app/routes/page';
import type { CountryDetail } from '#contract/country';
import { defaultPeriodStart } from '#domain/emergencies/emergencyPeriod';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';
import { appealFiguresQuery, operationList } from '#resources/appeal/queries';
import { databankQuery } from '#resources/country/databank/queries';
import { defineEventList } from '#resources/event/queries';
import { readUrl } from '#ui/filters/readUrl';
import { perProcessesQuery } from './per/queries';
import { strategicPlanQuery } from './priorities/queries';

const countryLists: ListNames<CountryDetail> = {
  capacity: true,
  contacts: true,
  country_delegation: true,
  directory: true,
  initiatives: true,
  links: true,
};

const selectCountry = (country: CountryDetail) => fillLists(country, countryLists);

export const countryQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/country/{id}/', { path: { id } }),
  select: selectCountry,
});

/** The texts of the additional tab, which is shown only when there are any. All are loaded: the server has no maximum page size. */
export const snippetsQuery = (country: number) =>
  apiQuery('GET /api/v2/country_snippet/', { query: { country, limit: allRowsLimit } });

/** The emergencies of a country that began in the last thirty days. @source reference/countries-and-regions.md, section 1.7 */
export const recentEventList = defineEventList({
  prefix: 'recent',
  filters: {},
  toQuery: (_, country: number) => ({ countries__in: country, disaster_start_date__gte: defaultPeriodStart() }),
});

/** The emergencies of a country that have an appeal, for this country or another one. */
export const appealedEventList = defineEventList({
  prefix: 'appealed',
  filters: {},
  toQuery: (_, country: number) => ({ countries__in: country, appeal_type: [0, 1, 2, 3] }),
});

const idOf = ({ params }: LoaderSource) => Number(params.countryId);

/** The queries of a country's page; none for a pseudo-country of a region, which redirects to the region's page. */
const forCountry =
  <Queries>(queries: (country: number, source: LoaderSource) => readonly Queries[]) =>
  (source: LoaderSource): readonly Queries[] => {
    const country = idOf(source);
    return regionOfPseudoCountry[country] === undefined ? queries(country, source) : [];
  };

/** The queries that each page's loader starts. */
export const countryData = forCountry((country) => [countryQuery(country), snippetsQuery(country)]);
export const prioritiesData = forCountry((country) => [strategicPlanQuery(country), perProcessesQuery(country)]);
export const capacityData = forCountry((country) => [perProcessesQuery(country)]);
/** The queries of the pages that show the databank. */
export const databankData = forCountry((country) => [databankQuery(country)]);
export const briefData = forCountry((country) => [databankQuery(country), appealFiguresQuery({ country })]);
export const ongoingData = forCountry((country, { search }) => [
  appealFiguresQuery({ country }),
  recentEventList.allRowsQuery({}, country),
  operationList.allRowsQuery(readUrl(search, operationList.filters), { country }),
  operationList.query(search, { country }),
]);
