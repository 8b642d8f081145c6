import { ChangePasswordBody, ChangeRecoverPasswordBody, RecoverPasswordBody } from '#contract/account';
import { type Context, requireUser } from '../core/http/context';
import { legacyError, requestError, serverError, validationError } from '../core/http/errors';
import { users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { bodyOrLegacyError } from './legacyBody';
import { userNamed } from './login';
import { passwordErrors } from './passwordRules';
import { hashPassword, matches, newLinkToken } from './secrets';
import { recoveries } from './tables';

function validHash(password: string): string {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw validationError({ new_password: errors });
  return hashPassword(password);
}

/** `POST /recover_password`: mails a link to choose a new password; an earlier link stops working. */
export async function recoverPassword(context: Context): Promise<{ status: string }> {
  const { email } = await bodyOrLegacyError(context, RecoverPasswordBody, 'Must include an e-mail address');
  const user = context.store.first(users, sql`email = ${email.trim()} COLLATE NOCASE AND is_active = 1`);
  if (!user) throw legacyError('That email is not associated with a user');
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

/** `POST /change_recover_password`: the link works once. A wrong token is a 400; the real server answers 500. */
export async function changeRecoverPassword(context: Context): Promise<unknown> {
  const body = await context.body(ChangeRecoverPasswordBody);
  const user = userNamed(context.store, body.username);
  const recovery = user && context.store.first(recoveries, sql`user = ${user.id}`);
  if (!user || !recovery) throw requestError('Could not authenticate');
  if (recovery.token !== body.token) throw serverError('TypeError: a ValidationError is returned, not raised');
  const password = validHash(body.new_password);
  context.store.update(users, user.id, { password });
  context.store.delete(recoveries, sql`id = ${recovery.id}`);
  return body;
}

/** `POST /change_password`: the login stays valid. */
export async function changePassword(context: Context): Promise<unknown> {
  const user = requireUser(context);
  const body = await context.body(ChangePasswordBody);
  if (!matches(body.old_password, user.password)) throw validationError({ old_password: ['Invalid Old Password'] });
  context.store.update(users, user.id, { password: validHash(body.new_password) });
  return body;
}
