import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#app/storage';
import { hasUnsavedForm } from '#ui/form/unsavedForms';
import { createStore } from '#ui/state/createStore';

/** The login stored on this device, in the shape and under the key of earlier versions. */
export interface Session {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly token: string;
  /** Expiry as an ISO date-time; empty without one. */
  readonly expires: string;
}

/** The key of the session in the local storage. */
export const sessionKey = 'user';

/** Parses a stored session; null when it is invalid or expired. */
export function parseSession(value: unknown, now: Date): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof Session, unknown>>;
  if (typeof stored.token !== 'string' || stored.token === '' || typeof stored.id !== 'number') return null;
  const text = (name: keyof Session) => (typeof stored[name] === 'string' ? stored[name] : '');
  const expires = text('expires');
  if (expires && Date.parse(expires) <= now.getTime()) return null;
  return {
    id: stored.id,
    username: text('username'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    displayName: text('displayName'),
    token: stored.token,
    expires,
  };
}

let current: Session | null | undefined;
/** The number of changes: the session itself is read from storage at the first call, and may expire. */
const changes = createStore(0);
const changed = () => changes.set(changes.get() + 1);

/** Reads the stored session, which another tab may have changed. */
export const storedSession = (): Session | null => parseSession(readStored(sessionKey), new Date());

const restore = () => {
  const session = storedSession();
  if (session === null && readStored(sessionKey) !== null) writeStored(sessionKey, null);
  return session;
};

/** Whether the session's own expiry has passed; the server may still accept its token. */
export const hasExpired = (session: Session) => session.expires !== '' && Date.parse(session.expires) <= Date.now();

/**
 * The current session, read from storage at the first call; null once it has expired. While a form is dirty an expired session is kept:
 * the server refuses its token, and the user logs in again without leaving the form.
 */
export function currentSession(): Session | null {
  if (current === undefined) current = restore();
  if (current !== null && hasExpired(current) && !hasUnsavedForm()) {
    current = null;
    writeStored(sessionKey, null);
    // what is not rendered at the moment shows it too
    queueMicrotask(changed);
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

/** Adopts the session that another tab has stored. */
export function loadStoredSession(): void {
  current = storedSession();
  changed();
}

/** Clears the cached value, for tests: the next call reads the storage. */
export function resetCachedSession(): void {
  current = undefined;
  changed();
}

export const useSession = () => useSyncExternalStore(changes.subscribe, currentSession);
