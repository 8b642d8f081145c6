import { useSyncExternalStore } from 'react';
import { queryClient } from '#app/request/queryClient';
import { currentSession, type Session } from './session';

export type LogInOutcome = 'logged-in' | 'dismissed';

export interface LogInRequest {
  /** The session to renew; null without one. */
  readonly owner: Session | null;
  readonly settle: (outcome: LogInOutcome) => void;
}

let current: LogInRequest | null = null;
let shared: Promise<LogInOutcome> | undefined;
let dismissedToken: string | undefined;
const listeners = new Set<() => void>();

const set = (request: LogInRequest | null) => {
  current = request;
  for (const listener of listeners) listener();
};

const retryFailedReads = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Opens the dialog that logs in again; concurrent callers share it. */
export function requestLogIn(): Promise<LogInOutcome> {
  if (current && shared) return shared;
  const owner = currentSession();
  const outcome = new Promise<LogInOutcome>((resolve) => {
    const settle = (result: LogInOutcome) => {
      dismissedToken = result === 'dismissed' ? owner?.token : undefined;
      set(null);
      resolve(result);
      if (result === 'logged-in') void retryFailedReads();
    };
    set({ owner, settle });
  });
  shared = outcome;
  return outcome;
}

/** Like `requestLogIn`, for requests in the background: resolves 'dismissed' when the user has dismissed the dialog for the same token. */
export const offerLogIn = async (): Promise<LogInOutcome> =>
  dismissedToken !== undefined && dismissedToken === currentSession()?.token ? 'dismissed' : requestLogIn();

/** The open request; null while the dialog is closed. */
export const currentLogInRequest = (): LogInRequest | null => current;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLogInRequest = () => useSyncExternalStore(subscribe, currentLogInRequest);

const logInAgain = { request: requestLogIn } as const;

/**
 * Logs in again without leaving the page, for a form whose save failed with 401.
 *
 * @returns `request`, which resolves 'logged-in' once the same person is logged in, here or in another tab of the browser
 */
export const useLogInAgain = () => logInAgain;
