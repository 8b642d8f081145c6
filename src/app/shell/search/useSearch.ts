import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import type { Role } from '#app/session/role';
import { hasFlashUpdates, withoutFlashUpdates } from '#domain/search/search';
import { searchQuery } from './searchQuery';

const federationAdmin: readonly Role[] = ['federationAdmin'];
const noRoles: readonly Role[] = [];

/**
 * The search results of a keyword that lead somewhere: the server gives everybody the names of flash updates, whose pages are for
 * administrators of the federation.
 */
export function useSearch(keyword: string, options: { readonly enabled: boolean; readonly retry?: boolean }) {
  const search = useQuery({ ...searchQuery(keyword), ...options });
  const { data: found, isLoading, isFetching, isError, error, refetch } = search;
  const { permissions } = useCurrentUser(found && hasFlashUpdates(found) ? federationAdmin : noRoles);
  const { isFederationAdmin } = permissions;
  const data = useMemo(
    () => (found && !isFederationAdmin ? withoutFlashUpdates(found) : found),
    [found, isFederationAdmin],
  );
  return { data, isLoading, isFetching, isError, error, refetch };
}
