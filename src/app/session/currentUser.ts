import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, isApiError } from '#app/request/errors';
import { queryClient } from '#app/request/queryClient';
import { send } from '#app/request/send';
import type { ResponseOf } from '#contract/types';
import { permissionsOf } from './permissions';
import { endSession, useSession } from './session';

export type CurrentUser = ResponseOf<'GET /api/v2/user/me/'>;

/** The mark that tells the next page load why somebody is logged out. */
export const sessionEndedMark = 'session-ended';

/** Ends the session before the reload, so that the reloaded page does not meet the same refusal again. */
function logOutRefused() {
  endSession();
  queryClient.clear();
  try {
    sessionStorage.setItem(sessionEndedMark, '1');
  } catch {
    // the notice is lost, nothing else
  }
  location.reload();
}

/** `user/me`: asked for whenever a token is stored, also to learn whether the token still holds. */
export const currentUserQuery = queryOptions<CurrentUser, ApiError>({
  queryKey: ['GET /api/v2/user/me/'],
  queryFn: async ({ signal }) => {
    try {
      return await send('GET /api/v2/user/me/', {}, { signal });
    } catch (error) {
      if (isApiError(error) && error.status === 401) logOutRefused();
      throw error;
    }
  },
});

/** The current user with their permissions. `isPending` while a stored token is still being checked: decide nothing then. */
export function useCurrentUser() {
  const session = useSession();
  const { data, isPending, error, refetch } = useQuery({ ...currentUserQuery, enabled: session !== null });
  const user = session ? data : undefined;
  const permissions = useMemo(() => permissionsOf(user), [user]);
  return {
    session,
    user,
    permissions,
    isPending: session !== null && isPending,
    error: session ? error : null,
    /** A token is stored, and what its owner may do could not be had. */
    hasFailed: session !== null && user === undefined && error !== null,
    refetch,
  };
}
