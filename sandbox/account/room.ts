import { AlertSubscription } from '#contract/alertSubscription';
import { AllowedDomain } from '#contract/domainWhitelist';
import { Subscription } from '#contract/subscription';
import { Profile, User, UserBody } from '#contract/user';
import { type Context, requireMember, requireUser } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { forbidden, validationError } from '../core/http/errors';
import { contains } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { tokens, type UserRow, users } from '../core/sign-in/users';
import { sql } from '../core/store/sql';
import { eventMinis } from '../emergencies/eventMini';
import { countryMiniById } from '../places/serialise';
import { countries } from '../places/tables';
import { externalTokenRoutes } from './externalTokens';
import { logIn } from './login';
import { changePassword, changeRecoverPassword, recoverPassword } from './passwords';
import { register, resendValidation, showUsername, validateUser, verifyEmail } from './registration';
import { seedAccount } from './seed';
import * as people from './serialise';
import { addSubscription, deleteSubscription, updateSubscriptions } from './subscriptions';
import { alertSubscriptions, allowedDomains, externalTokens, pendingUsers, recoveries, subscriptions } from './tables';

const rtypeNames: Record<number, string> = {
  0: 'event',
  1: 'appeal',
  2: 'field report',
  3: 'surge alert',
  4: 'country',
  5: 'region',
  6: 'disaster type',
  7: 'per due date',
  8: 'followed event',
  9: 'surge deployment messages',
  10: 'surge approaching end of mission',
  11: 'weekly digest',
  12: 'new emergencies',
  13: 'new operations',
  14: 'general announcements',
};

const ownRecord = (context: Context) => sql`id = ${requireUser(context).id}`;

/** `PATCH /api/v2/user/{id}/`: the user's own name and profile; absent fields stay as they are. */
async function editProfile(context: Context): Promise<unknown> {
  const user = requireMember(context);
  const row = rowOf(context, users, ownRecord(context));
  const { profile = {}, ...names } = await context.body(UserBody);
  if (profile.country !== undefined && !context.lookups.rows(countries).has(profile.country)) {
    throw validationError({ profile: { country: [`Invalid pk "${profile.country}" - object does not exist.`] } });
  }
  if (row.id !== user.id) throw forbidden();
  const changed = context.store.update(users, row.id, {
    ...names,
    profile: { ...row.profile, ...definedFields(profile) },
  });
  return people.user(changed, context);
}

function acceptTerms(context: Context): unknown {
  const row = rowOf(context, users, ownRecord(context));
  const profile = { ...row.profile, accepted_montandon_license_terms: true };
  return people.user(context.store.update(users, row.id, { profile }), context);
}

/** The supply-chain report to embed; the sandbox has none, so there is no token. */
const embeddedReport = ({ url, now }: Context) => ({
  detail: 'ok',
  embed_url: 'sandbox',
  report_id: url.searchParams.get('report_id'),
  embed_token: null,
  expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
  user: null,
  multi_resource: false,
  dataset_ids: [],
});

const asUsers = (rows: UserRow[], context: Context) => rows.map((row) => people.user(row, context));
const asUsersWithRole = (rows: UserRow[], context: Context) => rows.map((row) => people.userWithRole(row, context));

/** First name, last name or username contain every word of the text. */
/** Users with their profiles, logins, subscriptions and tokens, and registration. */
export const accountRoom: Room = {
  name: 'account',
  tables: [users, tokens, pendingUsers, recoveries, subscriptions, externalTokens, allowedDomains, alertSubscriptions],
  seed: seedAccount,
  routes: [
    route('POST /get_auth_token', 'everyone', logIn),
    route('POST /register', 'everyone', register),
    route('GET /verify_email', 'everyone', verifyEmail),
    route('GET /validate_user', 'everyone', validateUser),
    route('POST /resend_validation', 'everyone', resendValidation),
    route('POST /show_username', 'everyone', showUsername),
    route('POST /recover_password', 'everyone', recoverPassword),
    route('POST /change_recover_password', 'everyone', changeRecoverPassword),
    route('POST /change_password', 'logged-in', changePassword),

    route('GET /api/v2/user/me/', 'logged-in', (context) => people.userMe(requireUser(context), context)),
    ...resource('/api/v2/user/', users, {
      access: 'members',
      visible: ownRecord,
      item: User,
      serialise: asUsers,
      single: people.user,
    }),
    route('PATCH /api/v2/user/{id}/', 'members', editProfile),
    route('POST /api/v2/user/{id}/accepted_license_terms/', 'logged-in', acceptTerms),
    ...resource('/api/v2/users/', users, {
      access: 'members',
      visible: () => sql`is_active = 1`,
      // the server compares a name with the user name alone
      filters: { name: contains('username'), email: contains('email') },
      ordering: ['id', 'username'],
      search: ['username', 'email'],
      item: User,
      serialise: asUsersWithRole,
      single: people.userWithRole,
    }),
    ...resource('/api/v2/profile/', users, {
      access: 'members',
      visible: ownRecord,
      item: Profile,
      serialise: (rows, context) => rows.map((row) => people.profile(row, context)),
    }),

    ...resource('/api/v2/subscription/', subscriptions, {
      access: 'members',
      visible: (context) => sql`user = ${requireUser(context).id}`,
      ordering: ['id', 'rtype'],
      item: Subscription,
      serialise: (rows, context) => {
        const minis = eventMinis(
          rows.flatMap(({ event }) => event ?? []),
          context,
        );
        return rows.map((row) => ({
          ...people.subscriptionMini(row),
          country: countryMiniById(context, row.country),
          event: row.event === null ? null : (minis.get(row.event) ?? null),
          rtype_display: rtypeNames[row.rtype] ?? '',
          stype_display: row.stype === 0 ? 'new' : 'edit',
          user: row.user,
        }));
      },
    }),
    route('POST /api/v2/update_subscriptions/', 'logged-in', updateSubscriptions),
    route('POST /api/v2/add_subscription/', 'logged-in', addSubscription),
    route('POST /api/v2/del_subscription/', 'logged-in', deleteSubscription),

    ...externalTokenRoutes,
    route('GET /api/v2/auth-power-bi/', 'logged-in', embeddedReport),

    ...resource('/api/v2/alert-subscription/', alertSubscriptions, {
      access: 'members',
      visible: (context) => sql`user = ${requireUser(context).id}`,
      item: AlertSubscription,
      serialise: (rows) => rows,
    }),

    ...resource('/api/v2/domainwhitelist/', allowedDomains, {
      ordering: ['id', 'domain_name'],
      search: ['domain_name'],
      visible: () => sql`is_active = 1`,
      item: AllowedDomain,
      serialise: (rows) => rows,
    }),
  ],
};
