import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#app/request/apiQuery';
import { isApiError } from '#app/request/errors';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { CountryDatabank } from '#contract/countryDatabank';

const databankLists: ListNames<CountryDatabank> = { acaps: true, fdrs_annual_income: true, key_climate: true };

const selectDatabank = (databank: CountryDatabank) => fillLists(databank, databankLists);

export const databankQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/country/{id}/databank/', { path: { id } }),
  select: selectDatabank,
});

/**
 * The databank of a country, for `Loaded`.
 *
 * @returns null as data for a country that is not in the databank: the server answers 404 then
 */
export function useDatabank(countryId: number) {
  const { data, error, refetch } = useQuery(databankQuery(countryId));
  const isMissing = isApiError(error) && error.status === 404;
  return { data: isMissing ? null : data, error: isMissing ? null : error, refetch };
}
