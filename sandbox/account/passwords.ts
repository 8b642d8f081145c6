import { ChangePasswordBody, ChangeRecoverPasswordBody, RecoverPasswordBody } from '#contract/account';
import { type Context, loggedIn } from '../core/http/context';
import { badForm, badRequest, oldShape } from '../core/http/errors';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { bodyOrSentence } from './handWritten';
import { personNamed } from './login';
import { passwordFaults } from './passwordRules';
import { hashed, matches, newLinkToken } from './secrets';
import { recoveries } from './tables';

function strong(password: string): string {
  const faults = passwordFaults(password);
  if (faults.length > 0) throw badForm({ new_password: faults });
  return hashed(password);
}

/** `POST /recover_password`: mails a link to choose a new password; an earlier link stops working. */
export async function recoverPassword(context: Context): Promise<{ status: string }> {
  const { email } = await bodyOrSentence(context, RecoverPasswordBody, 'Must include an e-mail address');
  const user = context.store.first(users, sql`email = ${email.trim()} COLLATE NOCASE AND is_active = 1`);
  if (!user) throw oldShape('That email is not associated with a user');
  const token = newLinkToken();
  context.store.delete(recoveries, sql`user = ${user.id}`);
  context.store.insert(recoveries, { user: user.id, token });
  const link = new URL(`/recover-account/${encodeURIComponent(user.username)}/${token}`, context.site);
  context.mail({
    to: user.email,
    subject: 'Choose a new password',
    body: `Hello ${user.first_name},\n\nto choose a new password, open:\n${link.href}\n\nIf you did not ask for this, there is nothing to do.\n`,
  });
  return { status: 'ok' };
}

/** `POST /change_recover_password`: the link works once. A wrong token is a 400 here, where the real server breaks down. */
export async function changeRecoverPassword(context: Context): Promise<unknown> {
  const body = await context.body(ChangeRecoverPasswordBody);
  const user = personNamed(context.store, body.username);
  const recovery = user && context.store.first(recoveries, sql`user = ${user.id}`);
  if (!user || recovery?.token !== body.token) throw badRequest('No recovery of this account is under way.');
  const password = strong(body.new_password);
  context.store.update(users, user.id, { password });
  context.store.delete(recoveries, sql`id = ${recovery.id}`);
  return body;
}

/** `POST /change_password`: the login stays valid. */
export async function changePassword(context: Context): Promise<unknown> {
  const user = loggedIn(context);
  const body = await context.body(ChangePasswordBody);
  if (!matches(body.old_password, user.password)) throw badForm({ old_password: ['Invalid old password'] });
  context.store.update(users, user.id, { password: strong(body.new_password) });
  return body;
}
