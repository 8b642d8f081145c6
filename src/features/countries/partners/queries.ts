import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';

export const countryPlanQuery = (country: number) =>
  apiQuery('GET /api/v2/country-plan/{country}/', { path: { country } });

/** People of the federation and of partners. All are loaded: the server has no maximum page size. */
export const supportingPartnersQuery = (country: number) =>
  apiQuery('GET /api/v2/country-supporting-partner/', { query: { country, limit: allRowsLimit } });

/** The queries that the page's loader starts. The plan is not among them: only the country's record says whether one exists. */
export const partnersData = ({ params }: LoaderSource) => {
  const country = Number(params.countryId);
  return regionOfPseudoCountry[country] === undefined ? [supportingPartnersQuery(country)] : [];
};
