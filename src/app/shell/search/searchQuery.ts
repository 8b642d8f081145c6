import { apiQuery } from '#app/request/apiQuery';
import { newestAmongEquals } from '#domain/search/search';

/** Everything the platform knows by a keyword, in one call; the server takes no empty keyword. */
export const searchQuery = (keyword: string) => ({
  ...apiQuery('GET /api/v1/search/', { query: { keyword: keyword.trim() } }),
  select: newestAmongEquals,
});
