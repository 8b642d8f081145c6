import { useCallback } from 'react';
import { fillPath, type RouteName, type RouteParams, type SearchValues, withSearch } from './href';
import { useRouteTable } from './NavigationContext';

/**
 * Addresses of named routes for places that take plain ones (table columns, tabs, figures).
 *
 * @returns a function, the same one at every rendering; it gives null where a required parameter has no value
 */
export function useRouteHref() {
  const table = useRouteTable();
  return useCallback(
    <N extends RouteName>(
      to: N,
      params: { readonly [K in keyof RouteParams<N>]: RouteParams<N>[K] | null | undefined },
      search?: SearchValues,
    ): string | null => {
      const entry = table[to];
      const path = entry ? fillPath(entry.path, params as Parameters<typeof fillPath>[1]) : null;
      return path && withSearch(path, search);
    },
    [table],
  );
}
