import { useEffect, useSyncExternalStore } from 'react';
import { pauseAfter } from '#app/outbox/outboxState';
import { currentSession, useSession } from '#app/session/session';
import { createStore, useStore } from '#ui/state/createStore';

/** The pause of the outbox of this tab: after a failed try, until a moment or a new login. */
interface Pause {
  /** Milliseconds since 1970; null without a pause. */
  readonly until: number | null;
  /** Failed tries in a row. */
  readonly failures: number;
  /** The login that the server has refused, until there is another one. */
  readonly refusedToken: string | null;
}

const none: Pause = { until: null, failures: 0, refusedToken: null };
const pause = createStore(none);

/** Waits before the next try, longer after each failed one. */
export function pauseSending(now = Date.now()): void {
  const failures = pause.get().failures + 1;
  pause.set({ ...pause.get(), failures, until: now + pauseAfter(failures) });
}

/** Waits for another login. */
export const waitForLogin = (): void => pause.set({ ...none, refusedToken: currentSession()?.token ?? null });

/** Sends again at once: the connection is back, a try has succeeded, or the person says so. */
export const resumeSending = (): void => pause.set(none);

/** Whether the outbox of this tab sends now, or waits for a connection or a login. */
export function useSendingTurn(): 'send' | 'pause' | 'offline' | 'login' {
  const session = useSession();
  const current = useStore(pause);
  const isOffline = useSyncExternalStore(subscribeToLine, () => !navigator.onLine);
  const { until } = current;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => pause.set({ ...pause.get(), until: null }), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOffline) return 'offline';
  if (current.refusedToken !== null && current.refusedToken === session?.token) return 'login';
  return until === null ? 'send' : 'pause';
}

function subscribeToLine(listener: () => void) {
  const onOnline = () => {
    resumeSending();
    listener();
  };
  addEventListener('online', onOnline);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', listener);
  };
}
