import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#app/storage';

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

const key = 'user';

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
export const storedSession = (): Session | null => parseSession(readStored(key), new Date());

const restore = () => {
  const session = storedSession();
  if (session === null && readStored(key) !== null) writeStored(key, null);
  return session;
};

const hasExpired = (session: Session) => session.expires !== '' && Date.parse(session.expires) <= Date.now();

/** The session now; restored from the device at the first call, null once it has expired. */
export function currentSession(): Session | null {
  if (current === undefined) current = restore();
  if (current !== null && hasExpired(current)) {
    current = null;
    writeStored(key, null);
  }
  return current;
}

export function startSession(session: Session): void {
  current = session;
  writeStored(key, session);
  changed();
}

export function endSession(): void {
  current = null;
  writeStored(key, null);
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
