import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#app/storage';
import { hasUnsavedForm } from '#ui/form/unsavedForms';

/** Who is logged in on this device, under the local-storage key that earlier versions of the product used too. */
export interface Session {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly token: string;
  /** ISO date-time; the session counts as ended from then on. */
  readonly expires: string;
}

/** The key of the session in the local storage. */
export const sessionKey = 'user';

/** @returns the session in a stored value, or null where it is none or has expired */
export function parseSession(value: unknown, now: Date): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof Session, unknown>>;
  if (typeof stored.token !== 'string' || stored.token === '' || typeof stored.id !== 'number') return null;
  const words = (name: keyof Session) => (typeof stored[name] === 'string' ? stored[name] : '');
  const expires = words('expires');
  if (expires && Date.parse(expires) <= now.getTime()) return null;
  return {
    id: stored.id,
    username: words('username'),
    firstName: words('firstName'),
    lastName: words('lastName'),
    displayName: words('displayName'),
    token: stored.token,
    expires,
  };
}

const listeners = new Set<() => void>();
let current: Session | null | undefined;

const changed = () => {
  for (const listener of listeners) listener();
};

/** What the device holds now, which another tab may have written. */
export const storedSession = (): Session | null => parseSession(readStored(sessionKey), new Date());

const restore = () => {
  const session = storedSession();
  if (session === null && readStored(sessionKey) !== null) writeStored(sessionKey, null);
  return session;
};

/** Whether the session's own time is over, whatever the server says of its token. */
export const hasExpired = (session: Session) => session.expires !== '' && Date.parse(session.expires) <= Date.now();

/**
 * The session now; restored from the device at the first call, null once it has expired. While a form with unsaved changes is open
 * it stays: the server then refuses its token, and the person logs in again without leaving the form.
 */
export function currentSession(): Session | null {
  if (current === undefined) current = restore();
  if (current !== null && hasExpired(current) && !hasUnsavedForm()) {
    current = null;
    writeStored(sessionKey, null);
  }
  return current;
}

export function startSession(session: Session): void {
  current = session;
  writeStored(sessionKey, session);
  changed();
}

export function endSession(): void {
  current = null;
  writeStored(sessionKey, null);
  changed();
}

/** Takes over the session that another tab has stored. */
export function adoptStoredSession(): void {
  current = storedSession();
  changed();
}

/** Forgets what was read from the device, as a fresh page load does. */
export function rereadSession(): void {
  current = undefined;
  changed();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSession = () => useSyncExternalStore(subscribe, currentSession);
