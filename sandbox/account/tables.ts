import { table } from '../core/store/table';

/** A registration before its e-mail address is verified or an administrator approves it. */
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

export interface AllowedDomainRow {
  id: number;
  domain_name: string;
  description: string;
  is_active: boolean;
}

export const pendingUsers = table<PendingUserRow>('pending_user', { columns: { user: 'integer', token: 'text' } });

export const recoveries = table<RecoveryRow>('recovery', { columns: { user: 'integer' } });

export const subscriptions = table<SubscriptionRow>('subscription', {
  columns: { user: 'integer', rtype: 'integer', event: 'integer', lookup_id: 'text' },
});

export const externalTokens = table<ExternalTokenRow>('external_token', {
  columns: { user: 'integer', created_at: 'text' },
});

export const allowedDomains = table<AllowedDomainRow>('domain', {
  columns: { domain_name: 'text', is_active: 'integer' },
});

/** Always empty: no endpoint creates one until a later release of the platform. */
export const alertSubscriptions = table<{ id: number; user: number }>('alert_subscription', {
  columns: { user: 'integer' },
});
