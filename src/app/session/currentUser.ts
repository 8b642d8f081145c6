import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { type ApiError, isApiError } from '#app/request/errors';
import { fillLists, type ListNames } from '#app/request/fillLists';
import { queryClient } from '#app/request/queryClient';
import { send } from '#app/request/send';
import { pageLoadId } from '#app/storage';
import type { ResponseOf } from '#contract/types';
import { hasUnsavedForm } from '#ui/form/unsavedForms';
import { offerLogIn } from './logInRequest';
import type { Permissions } from './permissions';
import type { Role } from './role';
import { type RoleAnswers, roleInRecord, roleQuery, withRoles } from './roles';
import { currentSession, endSession, type Session } from './session';

export type CurrentUser = ResponseOf<'GET /api/v2/user/me/'>;

/** Session-storage key that tells the next page load that the server refused the token. Its value identifies the page load that set it. */
const sessionEndedMark = 'session-ended';

/** Whether the previous page load ended a session whose token the server refused. It returns true once. */
export function consumeSessionEnded(): boolean {
  try {
    const mark = sessionStorage.getItem(sessionEndedMark);
    if (mark === null || mark === pageLoadId()) return false;
    sessionStorage.removeItem(sessionEndedMark);
    return true;
  } catch {
    return false;
  }
}

/** Ends the session before the reload, so that the reloaded page does not meet the same refusal again. */
function logOutRefused() {
  endSession();
  queryClient.clear();
  try {
    sessionStorage.setItem(sessionEndedMark, pageLoadId());
  } catch {
    // only the notice is lost
  }
  location.reload();
}

const userLists: ListNames<CurrentUser> = {
  is_admin_for_countries: true,
  is_admin_for_regions: true,
  is_dref_coordinator_for_regions: true,
  is_per_admin_for_countries: true,
  is_per_admin_for_regions: true,
  local_unit_country_validators: true,
  local_unit_global_validators: true,
  local_unit_region_validators: true,
  subscription: true,
  user_countries_regions: true,
};

const roleLists = { local_unit_types: true } as const;

function withLists(user: CurrentUser): CurrentUser {
  const filled = fillLists(user, userLists);
  return {
    ...filled,
    local_unit_country_validators: filled.local_unit_country_validators.map((role) => fillLists(role, roleLists)),
    local_unit_region_validators: filled.local_unit_region_validators.map((role) => fillLists(role, roleLists)),
  };
}

async function readCurrentUser(signal: AbortSignal): Promise<CurrentUser> {
  const read = async () => withLists(await send('GET /api/v2/user/me/', {}, { signal }));
  try {
    return await read();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    if (hasUnsavedForm()) {
      if ((await offerLogIn()) === 'logged-in') return read();
    } else logOutRefused();
    throw error;
  }
}

/** `user/me`, read when a token is stored. A 401 means that the token is no longer valid. */
export const currentUserQuery = queryOptions<CurrentUser, ApiError>({
  queryKey: ['GET /api/v2/user/me/'],
  queryFn: ({ signal }) => readCurrentUser(signal),
});

/** The current user with the roles that are asked for, each of which is read once a session. */
export async function readUserWithRoles(roles: readonly Role[] = []): Promise<CurrentUser & RoleAnswers> {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  const answer = async (role: Role) =>
    roles.includes(role) && roleInRecord(role, user) === undefined
      ? queryClient.ensureQueryData(roleQuery(role, user))
      : undefined;
  const [federationAdmin, perCoreAdmin] = await Promise.all([answer('federationAdmin'), answer('perCoreAdmin')]);
  return withRoles(user, federationAdmin, perCoreAdmin);
}

/** Reads the record again on the way to another page, unless it has been read within the time that other data are kept. */
export function refreshCurrentUser(): void {
  if (currentSession() && queryClient.getQueryData(currentUserQuery.queryKey) !== undefined)
    void queryClient.prefetchQuery(currentUserQuery);
}

type Refetch = () => Promise<{ readonly error: ApiError | null }>;

/** What the server has answered about a role. */
interface RoleAnswer {
  readonly data: boolean | undefined;
  readonly error: ApiError | null;
  readonly refetch: Refetch;
}

/** What is known of the user, read once for all components (`CurrentUserProvider`). */
export interface SharedUser {
  /** Null for visitors. */
  readonly session: Session | null;
  readonly user: (CurrentUser & RoleAnswers) | undefined;
  readonly permissions: Permissions;
  /** Whether a stored token is being checked. */
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly refetch: Refetch;
  readonly answers: Readonly<Record<Role, RoleAnswer>>;
  /** Has the server asked about roles of this user; another function for another user. */
  readonly ask: (roles: readonly Role[]) => void;
}

export const CurrentUserContext = createContext<SharedUser | null>(null);

const noRoles: readonly Role[] = [];

/**
 * The current user with their permissions. `isPending` is true while a stored token is checked, during which public content is
 * rendered, and while the server answers about `roles`.
 *
 * @param roles - the roles that the caller depends on and `user/me` does not name
 * @throws Error (on rendering) outside of `CurrentUserProvider`
 */
export function useCurrentUser(roles: readonly Role[] = noRoles) {
  const shared = use(CurrentUserContext);
  if (!shared) throw new Error('useCurrentUser outside of CurrentUserProvider');
  const { session, user, permissions, isPending, error, refetch, answers, ask } = shared;
  useEffect(() => {
    if (roles.length > 0) ask(roles);
  }, [ask, roles]);
  const needed = user ? roles.filter((role) => roleInRecord(role, user) === undefined) : noRoles;
  const unknown = needed.map((role) => answers[role]).filter(({ data }) => data === undefined);
  const failed = unknown.find((answer) => answer.error !== null);
  return {
    session,
    user,
    permissions,
    isPending: isPending || unknown.some((answer) => answer.error === null),
    error: error ?? failed?.error ?? null,
    /** A token is stored, but the user's record, or a role that is asked for, failed to load. */
    hasFailed: (user === undefined && error !== null) || failed !== undefined,
    refetch: failed?.refetch ?? refetch,
  };
}
