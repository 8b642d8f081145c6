import type { LoaderSource } from '#app/routes/page';
import { searchQuery } from '#app/shell/search/searchQuery';

/** The results of the keyword in the address. */
export function searchData({ search }: LoaderSource) {
  const keyword = search.get('keyword')?.trim();
  return keyword ? [searchQuery(keyword)] : [];
}
