import { apiQuery } from '#app/request/apiQuery';
import { sortResults } from '#domain/search/search';

/** The search results of a keyword, which must not be empty. */
export const searchQuery = (keyword: string) => ({
  ...apiQuery('GET /api/v1/search/', { query: { keyword: keyword.trim() } }),
  select: sortResults,
});
