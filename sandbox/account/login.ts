import { LoginBody } from '#contract/account';
import type { Context } from '../core/http/context';
import { legacyError } from '../core/http/errors';
import { tokens, type UserRow, users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { bodyOrLegacyError } from './legacyBody';
import { hashPassword, matches, newToken } from './secrets';

const sevenDays = 7 * 24 * 60 * 60 * 1000;
/** The hash to compare with for an unknown user, so that the response time does not reveal which accounts exist. */
let unknownUserHash: string | undefined;

/** The user with this user name or e-mail address, ignoring case. */
export const userNamed = (store: Store, name: string): UserRow | undefined =>
  store.first(users, sql`username = ${name.trim()} COLLATE NOCASE OR email = ${name.trim()} COLLATE NOCASE`);

/** `POST /get_auth_token`: one token per user, shared by all devices; a new login extends it to seven days from now. */
export async function logIn(context: Context): Promise<unknown> {
  const { username, password } = await bodyOrLegacyError(context, LoginBody, 'Username and password are required');
  const user = userNamed(context.store, username);
  unknownUserHash ??= hashPassword(newToken());
  const isPassword = matches(password, user?.password ?? unknownUserHash);
  // The same message for an unknown user, a wrong password and an inactive account, as at the real server.
  if (!user?.is_active || !isPassword) throw legacyError('Invalid username or password');
  const created_at = context.now.toISOString();
  const before = context.store.first(tokens, sql`user = ${user.id}`);
  const token = before
    ? context.store.update(tokens, before.id, { created_at })
    : context.store.insert(tokens, { user: user.id, key: newToken(), created_at });
  return {
    token: token.key,
    username,
    first: user.first_name,
    last: user.last_name,
    expires: new Date(context.now.getTime() + sevenDays).toISOString(),
    id: user.id,
  };
}
