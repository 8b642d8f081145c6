import { LoginBody } from '#contract/account';
import type { Context } from '../core/http/context';
import { oldShape } from '../core/http/errors';
import { tokens, type UserRow, users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { bodyOrSentence } from './handWritten';
import { hashed, matches, newToken } from './secrets';

const sevenDays = 7 * 24 * 60 * 60 * 1000;
// Compared with when there is no such person, so that the time taken does not tell who has an account.
let nobody: string | undefined;

/** The person with this user name or address, whatever its case. */
export const personNamed = (store: Store, name: string): UserRow | undefined =>
  store.first(users, sql`username = ${name.trim()} COLLATE NOCASE OR email = ${name.trim()} COLLATE NOCASE`);

/** `POST /get_auth_token`: one token a person, shared by all devices; logging in again makes it new for seven more days. */
export async function logIn(context: Context): Promise<unknown> {
  const { username, password } = await bodyOrSentence(context, LoginBody, 'Username and password are required');
  const user = personNamed(context.store, username);
  nobody ??= hashed(newToken());
  const fits = matches(password, user?.password ?? nobody);
  // The same words for an unknown person, a wrong password and an account that is not active, as the real server has it.
  if (!user?.is_active || !fits) throw oldShape('Invalid username or password');
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
