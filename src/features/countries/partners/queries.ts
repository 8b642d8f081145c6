import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';

export const countryPlanQuery = (country: number) =>
  apiQuery('GET /api/v2/country-plan/{country}/', { path: { country } });

/** People of the federation and of partners. The server has no maximum: all are loaded. */
export const supportingPartnersQuery = (country: number) =>
  apiQuery('GET /api/v2/country-supporting-partner/', { query: { country, limit: 9999 } });

/** The queries that the page's loader starts. Whether there is a plan to ask for, only the country's record tells. */
export const partnersData = ({ params }: LoaderSource) => {
  const country = Number(params.countryId);
  return regionOfPseudoCountry[country] === undefined ? [supportingPartnersQuery(country)] : [];
};
