import { RegistrationBody, ResendValidationBody, ShowUsernameBody } from '#contract/account';
import type { Context } from '../core/http/context';
import { legacyError, validationError } from '../core/http/errors';
import { htmlPage } from '../core/http/route';
import { type UserRow, users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { countries } from '../places/tables';
import { bodyOrLegacyError } from './legacyBody';
import { userNamed } from './login';
import { hashPassword, newLinkToken } from './secrets';
import { allowedDomains, type PendingUserRow, pendingUsers } from './tables';

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/** The link of a mail: an address of the API with a token and a user name. */
function linkTo(context: Context, path: string, token: string, user: string): string {
  const link = new URL(path, context.url);
  link.searchParams.set('token', token);
  link.searchParams.set('user', user);
  return link.href;
}

function sendVerification(context: Context, user: UserRow, pending: PendingUserRow): void {
  const link = linkTo(context, '/verify_email', pending.token, user.username);
  context.mail({
    to: user.email,
    subject: 'Validate your account',
    body: `Hello ${user.first_name},\n\nplease confirm your e-mail address within 30 days:\n${link}\n`,
  });
}

const isAllowedDomain = ({ store }: Context, email: string) => {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return store.first(allowedDomains, sql`is_active = 1 AND lower(domain_name) = ${domain}`) !== undefined;
};

/** `POST /register`: creates an inactive account and mails a link that confirms the address. */
export async function register(context: Context): Promise<{ email: string }> {
  const { store, lookups, now } = context;
  const body = await context.body(RegistrationBody);
  if (!lookups.rows(countries).has(body.country)) {
    throw validationError({ country: [`Invalid pk "${body.country}" - object does not exist.`] });
  }
  if (userNamed(store, body.email))
    throw validationError({ email: ['A user with that email address already exists.'] });
  store.transaction(() => {
    const user = store.insert(users, {
      username: body.email,
      email: body.email,
      first_name: body.first_name,
      last_name: body.last_name,
      password: hashPassword(body.password),
      is_active: false,
      is_superuser: false,
      permissions: [],
      languages: [],
      countries: [],
      profile: {
        country: body.country,
        org: body.organization,
        org_type: body.organization_type,
        city: body.city,
        department: body.department ?? null,
        position: body.position ?? null,
        phone_number: body.phone_number ?? null,
        accepted_montandon_license_terms: false,
        limit_access_to_guest: ['OTHR', 'other'].includes(body.organization_type),
      },
      date_joined: now.toISOString(),
    });
    const pending = store.insert(pendingUsers, {
      user: user.id,
      token: newLinkToken(),
      created_at: now.toISOString(),
      is_allowed_domain: isAllowedDomain(context, body.email),
      is_verified: false,
      admin_token: newLinkToken(),
      justification: body.justification ?? '',
    });
    sendVerification(context, user, pending);
  });
  return { email: body.email };
}

/** Administrators of the user's region, or superusers where it has none. */
function approversOf({ store, lookups }: Context, user: UserRow): UserRow[] {
  const country = user.profile.country === null ? undefined : lookups.rows(countries).get(user.profile.country);
  const active = store.select(users, { where: sql`is_active = 1` });
  const regional = active.filter((each) => each.permissions.includes(`region_admin_${country?.region}`));
  return regional.length > 0 ? regional : active.filter((each) => each.is_superuser);
}

function activate(context: Context, user: UserRow, pending: PendingUserRow): void {
  context.store.update(users, user.id, { is_active: true });
  context.store.delete(pendingUsers, sql`id = ${pending.id}`);
  context.mail({
    to: user.email,
    subject: 'Your account is active',
    body: `Hello ${user.first_name},\n\nyour account is active now. You can log in at ${new URL('/login', context.site).href}\n`,
  });
}

/** The pending registration that a link names, by one of its two tokens. */
function pendingOf({ store, url }: Context, kind: 'token' | 'admin_token') {
  const user = userNamed(store, url.searchParams.get('user') ?? '');
  const pending = user && store.first(pendingUsers, sql`user = ${user.id}`);
  const token = url.searchParams.get('token') ?? '';
  return user && pending && token !== '' && pending[kind] === token ? { user, pending } : null;
}

/** `GET /verify_email`: activates an account of an allowed domain; others wait for an administrator. */
export function verifyEmail(context: Context): Response {
  const found = pendingOf(context, 'token');
  if (!found)
    return htmlPage(400, 'Not verified', 'No registration waits for this link: it may have been used already.');
  const { user, pending } = found;
  if (context.now.getTime() - Date.parse(pending.created_at) > thirtyDays) {
    return htmlPage(400, 'Not verified', 'This link is older than 30 days. Please register again.');
  }
  if (pending.is_allowed_domain) {
    activate(context, user, pending);
    return htmlPage(200, 'Verified', 'Your account is active now: you can log in.');
  }
  context.store.update(pendingUsers, pending.id, { is_verified: true });
  for (const approver of approversOf(context, user)) {
    const link = linkTo(context, '/validate_user', pending.admin_token, user.username);
    context.mail({
      to: approver.email,
      subject: `${user.first_name} ${user.last_name} asks for an account`,
      body: `${user.first_name} ${user.last_name} (${user.email}) asks for an account.\nReason given: ${pending.justification || 'none'}\n\nTo approve, open:\n${link}\n`,
    });
  }
  return htmlPage(200, 'Verified', 'Your address is confirmed. An administrator looks at your request.');
}

/** `GET /validate_user`: activates an account when an administrator opens the link. */
export function validateUser(context: Context): Response {
  const found = pendingOf(context, 'admin_token');
  if (!found?.pending.is_verified) {
    return htmlPage(400, 'Not approved', 'No registration waits for this approval: it may have been given already.');
  }
  activate(context, found.user, found.pending);
  return htmlPage(200, 'Approved', `${found.user.email} can log in now.`);
}

/** `POST /resend_validation`: sends the mail of a pending registration again. */
export async function resendValidation(context: Context): Promise<{ data: string }> {
  const { username } = await bodyOrLegacyError(context, ResendValidationBody, 'Must include a user name');
  const user = userNamed(context.store, username);
  const pending = user && context.store.first(pendingUsers, sql`user = ${user.id}`);
  if (user?.is_active)
    throw legacyError('Your registration is already active, you can try logging in with your password.');
  if (!user || !pending) throw legacyError('No pending registration found with the provided username.');
  if (context.now.getTime() - Date.parse(pending.created_at) > thirtyDays) {
    throw legacyError(
      'The verification period is expired. You must verify your email within 30 days. Please register again.',
    );
  }
  sendVerification(context, user, pending);
  return { data: 'Success' };
}

/** `POST /show_username`: mails the user name of an e-mail address. */
export async function showUsername(context: Context): Promise<{ status: string }> {
  const { email } = await bodyOrLegacyError(context, ShowUsernameBody, 'Must include an e-mail address');
  const user = context.store.first(users, sql`email = ${email.trim()} COLLATE NOCASE`);
  if (!user) throw legacyError('That email is not associated with a user');
  context.mail({ to: user.email, subject: 'Your user name', body: `Your user name is ${user.username}\n` });
  return { status: 'ok' };
}
