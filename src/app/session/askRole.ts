import { isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import type { Role, UserRecord } from './role';

/** `email` of `/users/` also finds longer addresses, so that the id decides. */
async function isFederationAdmin({ id, email }: UserRecord, signal: AbortSignal): Promise<boolean> {
  const { results } = await send('GET /api/v2/users/', { query: { email, limit: 50 } }, { signal });
  return results.find((user) => user.id === id)?.is_ifrc_admin === true;
}

/**
 * Core administrators get all cycles, others those of their places. A user without a place who gets a cycle is one; a user with
 * places is one when they get as many as the public list has.
 */
async function isPerCoreAdmin(user: UserRecord, signal: AbortSignal): Promise<boolean> {
  const one = { query: { limit: 1 } };
  const { count: own } = await send('GET /api/v2/per-process-status/', one, { signal });
  const places = [...user.is_per_admin_for_countries, ...user.is_per_admin_for_regions];
  if (own === 0 || places.length === 0) return own > 0;
  const { count: all } = await send('GET /api/v2/public-per-process-status/', one, { signal });
  return own === all;
}

const asked = { federationAdmin: isFederationAdmin, perCoreAdmin: isPerCoreAdmin };

/**
 * Asks the server whether a user has a role. A 403 is a no.
 *
 * @throws ApiError of any other failure
 * @source reference/real-server.md, sections 1.1 and 4.1
 */
export async function askRole(role: Role, user: UserRecord, signal: AbortSignal): Promise<boolean> {
  try {
    return await asked[role](user, signal);
  } catch (error) {
    if (isApiError(error) && error.status === 403) return false;
    throw error;
  }
}
