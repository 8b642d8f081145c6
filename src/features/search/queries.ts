import type { LoaderSource } from '#app/routes/page';
import { searchQuery } from '#app/shell/search/searchQuery';

/** The keyword of an address; empty without one. */
export const keywordOf = (search: URLSearchParams) => search.get('keyword')?.trim() ?? '';

/** The results of the keyword in the address. */
export function searchData({ search }: LoaderSource) {
  const keyword = keywordOf(search);
  return keyword === '' ? [] : [searchQuery(keyword)];
}
