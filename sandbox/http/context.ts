import type { z } from 'zod';
import type { Lookups } from '../store/lookups';
import type { Store } from '../store/store';
import type { UserRow } from '../store/tables/people';
import { notAllowed, notLoggedIn } from './errors';
import type { Language } from './language';

/** A mail that the platform sends; the sandbox keeps it instead. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** What a request is answered from. */
export interface Context {
  readonly store: Store;
  readonly lookups: Lookups;
  readonly url: URL;
  /** The values of the `{slots}` of the path. */
  readonly slots: Readonly<Record<string, string>>;
  /** What the Accept header says. */
  readonly accept: string;
  readonly language: Language;
  readonly now: Date;
  readonly user: UserRow | null;
  /** Address of the product, for links in mails. */
  readonly site: string;
  /** The body as its schema reads it; 400 when it does not fit. */
  body<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
  /** The body as it came, `{}` for none. */
  rawBody(): Promise<unknown>;
  mail(mail: Mail): void;
}

/** Who may call: anybody, people who are logged in, or those of them who are not guests. */
export type Access = 'everyone' | 'logged-in' | 'members';

export const isGuest = (user: UserRow) => user.profile.limit_access_to_guest;

/** The person who asks; 401 when nobody is logged in. */
export function loggedIn({ user }: Context): UserRow {
  if (!user) throw notLoggedIn();
  return user;
}

/** The person who asks; 401 when nobody is logged in, 403 for a guest. */
export function member(context: Context): UserRow {
  const user = loggedIn(context);
  if (isGuest(user)) throw notAllowed();
  return user;
}

export function admit(access: Access, context: Context): void {
  if (access === 'logged-in') loggedIn(context);
  if (access === 'members') member(context);
}

/** The number in a slot of the path, or null when it is none. */
export function numericSlot({ slots }: Context, slot: string): number | null {
  const text = slots[slot] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
