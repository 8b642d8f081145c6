import { queryClient } from '#app/request/queryClient';
import type { AnyQuery } from '#app/routes/page';
import { pathOf } from '#app/routes/paths';
import { routesOf } from '#app/routes/prefetchAddress';
import { queriesOf } from '#app/routes/prefetchQueries';
import { productPages } from './productPages';

/** The queries of the loaders of pages, without those of pages that the person may not see. @param addresses - with their query */
export async function queriesOfPages(addresses: readonly string[]): Promise<readonly AnyQuery[]> {
  const pages = await productPages();
  const lists = await Promise.all(
    addresses.flatMap((address) => {
      const url = new URL(address, location.origin);
      return routesOf(url).map(({ name, params }) =>
        queriesOf(pathOf(name), pages[name], { params, search: url.searchParams }),
      );
    }),
  );
  return lists.flat();
}

/** The hash under which the answer of a query is stored. */
export const hashOf = (query: AnyQuery): string => queryClient.defaultQueryOptions(query).queryHash ?? '';
