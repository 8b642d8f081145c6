import { send } from '#app/request/send';
import type { Session } from '#app/session/session';
import type { BodyOf } from '#contract/types';
import { displayName } from '#domain/account/displayName';

/**
 * Requests a token. It does not start the session: the caller first checks whose it is.
 *
 * @throws ApiError
 * @source reference/shell-and-account.md, section 2.1
 */
export async function logIn(credentials: BodyOf<'POST /get_auth_token'>): Promise<Session> {
  const answer = await send('POST /get_auth_token', { body: credentials }, { anonymous: true });
  const { id, username, first, last, token, expires } = answer;
  const name = displayName({ first_name: first, last_name: last, username });
  return { id, username, firstName: first, lastName: last, displayName: name ?? '', token, expires };
}
