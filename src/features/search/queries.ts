import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { searchQuery } from '#app/shell/search/searchQuery';

/** The keyword of an address; empty without one. */
export const keywordOf = (search: URLSearchParams) => search.get('keyword')?.trim() ?? '';

/** The newest emergencies of a keyword among which running ones are looked for: the API has no filter for them. */
export const newestCount = 30;

/** The newest emergencies of a keyword. */
export const newestQuery = (keyword: string) =>
  apiQuery('GET /api/v2/event/', {
    query: { search: keyword, ordering: '-disaster_start_date', limit: newestCount },
  });

/** The results of the keyword in the address. */
export function searchData({ search }: LoaderSource) {
  const keyword = keywordOf(search);
  return keyword === '' ? [] : [searchQuery(keyword), newestQuery(keyword)];
}
