import type { Language } from '../../http/language';
import { table } from '../table';

interface ProfileFields {
  country: number | null;
  org: string;
  org_type: string;
  city: string | null;
  department: string | null;
  position: string | null;
  phone_number: string | null;
  accepted_montandon_license_terms: boolean;
  /** A guest: whatever other rights there are, they do not count. */
  limit_access_to_guest: boolean;
}

export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  /** scrypt: `salt:hash`, both hexadecimal */
  password: string;
  is_active: boolean;
  is_superuser: boolean;
  /** `ifrc_admin`, `country_admin_47`, `region_admin_2`, `per_core_admin`, … @source reference/shell-and-account.md, section 3.1 */
  permissions: string[];
  /** Languages whose words this person may change. */
  languages: Language[];
  /** Countries that this person is linked to beside the one of the profile. */
  countries: number[];
  profile: ProfileFields;
  date_joined: string;
}

export interface TokenRow {
  id: number;
  user: number;
  key: string;
  created_at: string;
}

/** A registration that waits for its e-mail to be verified, or for an administrator. */
export interface PendingUserRow {
  id: number;
  user: number;
  token: string;
  created_at: string;
  is_allowed_domain: boolean;
  is_verified: boolean;
  admin_token: string;
  justification: string;
}

export interface RecoveryRow {
  id: number;
  user: number;
  token: string;
}

export interface SubscriptionRow {
  id: number;
  user: number;
  stype: 0 | 1;
  rtype: number;
  country: number | null;
  region: number | null;
  event: number | null;
  dtype: number | null;
  lookup_id: string | null;
}

export interface ExternalTokenRow {
  id: number;
  user: number;
  title: string;
  created_at: string;
  expire_timestamp: string;
  is_disabled: boolean;
}

export interface MailRow {
  id: number;
  sent_at: string;
  to: string;
  subject: string;
  body: string;
}

export const users = table<UserRow>('user', {
  columns: { username: 'text', email: 'text', is_active: 'integer' },
  links: ['countries'],
});
export const tokens = table<TokenRow>('token', { columns: { user: 'integer', key: 'text' } });
export const pendingUsers = table<PendingUserRow>('pending_user', { columns: { user: 'integer', token: 'text' } });
export const recoveries = table<RecoveryRow>('recovery', { columns: { user: 'integer' } });
export const subscriptions = table<SubscriptionRow>('subscription', {
  columns: { user: 'integer', rtype: 'integer', event: 'integer', lookup_id: 'text' },
});
export const externalTokens = table<ExternalTokenRow>('external_token', {
  columns: { user: 'integer', created_at: 'text' },
});
export const mails = table<MailRow>('mail', { columns: { to: 'text' } });

/** Nobody can make one yet: the screens for it come with a later release of the platform. */
export const alertSubscriptions = table<{ id: number; user: number }>('alert_subscription', {
  columns: { user: 'integer' },
});

export const peopleTables = [
  users,
  tokens,
  pendingUsers,
  recoveries,
  subscriptions,
  externalTokens,
  mails,
  alertSubscriptions,
];
