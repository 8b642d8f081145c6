import type { z } from 'zod';
import type { UserRow } from '../sign-in/users';
import type { Lookups } from '../store/lookups';
import type { Store } from '../store/store';
import { forbidden, unauthenticated } from './errors';
import type { FaultInjector } from './failures';
import type { Language } from './language';

/** A mail that the platform would send; the sandbox stores it. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** A request with everything that its handler needs. */
export interface Context {
  readonly store: Store;
  readonly lookups: Lookups;
  readonly faultInjector: FaultInjector;
  readonly url: URL;
  /** The values of the `{slots}` of the path. */
  readonly slots: Readonly<Record<string, string>>;
  /** The Accept header. */
  readonly accept: string;
  readonly language: Language;
  readonly now: Date;
  readonly user: UserRow | null;
  /** Address of the product, for links in mails. */
  readonly site: string;
  /** The option of this name of the sandbox. */
  readonly forgetsDrefFilters: boolean;
  /** The body parsed by its schema; throws 400 when it does not fit. */
  body<Schema extends z.core.$ZodType>(schema: Schema): Promise<z.output<Schema>>;
  /** The body without validation, `{}` for none. */
  rawBody(): Promise<unknown>;
  mail(mail: Mail): void;
}

/** The access to an endpoint: for everyone, for logged-in users, or for logged-in users other than guests. */
export type Access = 'everyone' | 'logged-in' | 'members';

export const isGuest = (user: UserRow) => user.profile.limit_access_to_guest;

/** The user of the request; throws 401 without one. */
export function requireUser({ user }: Context): UserRow {
  if (!user) throw unauthenticated();
  return user;
}

/** The user of the request; throws 401 without one, 403 for a guest. */
export function requireMember(context: Context): UserRow {
  const user = requireUser(context);
  if (isGuest(user)) throw forbidden();
  return user;
}

export function checkAccess(access: Access, context: Context): void {
  if (access === 'logged-in') requireUser(context);
  if (access === 'members') requireMember(context);
}

/** The number in a slot of the path; null when it is not one. */
export function numericSlot({ slots }: Context, slot: string): number | null {
  const text = slots[slot] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
