import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import type { Role, UserRecord } from './role';

/** What is known of those roles; undefined until the server has answered. */
export interface RoleAnswers {
  readonly is_ifrc_admin?: boolean;
  /** PER administrator of all countries. */
  readonly isPerCoreAdmin?: boolean;
}

/** What a user's record says about a role; undefined where the server has to be asked. */
export function roleInRecord(role: Role, user: UserRecord): boolean | undefined {
  if (user.limit_access_to_guest) return false;
  if (user.is_superuser) return true;
  return role === 'federationAdmin' ? user.is_ifrc_admin : undefined;
}

/**
 * Whether a user has a role, for as long as the session lasts. A 403 is a no.
 *
 * @source reference/real-server.md, sections 1.1 and 4.1
 */
export const roleQuery = (role: Role, user: UserRecord | undefined) =>
  queryOptions<boolean, ApiError>({
    queryKey: ['role', role, user?.id],
    // few pages depend on a role
    queryFn: async ({ signal }) => {
      const { askRole } = await import('./askRole');
      return user ? askRole(role, user, signal) : false;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** A user's record with the answers to `federationAdmin` and `perCoreAdmin`, undefined where there is none. */
export function withRoles<U extends UserRecord>(
  user: U,
  federationAdmin: boolean | undefined,
  perCoreAdmin: boolean | undefined,
): U & RoleAnswers {
  return {
    ...user,
    is_ifrc_admin: roleInRecord('federationAdmin', user) ?? federationAdmin,
    isPerCoreAdmin: roleInRecord('perCoreAdmin', user) ?? perCoreAdmin,
  };
}
