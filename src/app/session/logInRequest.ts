import { queryClient } from '#app/request/queryClient';
import { createStore, useStore } from '#ui/state/createStore';
import { currentSession, type Session } from './session';

export type LogInOutcome = 'logged-in' | 'dismissed';

export interface LogInRequest {
  /** The session to renew; null without one. */
  readonly owner: Session | null;
  readonly settle: (outcome: LogInOutcome) => void;
}

const open = createStore<LogInRequest | null>(null);
let shared: Promise<LogInOutcome> | undefined;
let dismissedToken: string | undefined;

const retryFailedReads = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/**
 * Opens the dialog that logs in again without leaving the page, for a request that was refused with 401; concurrent callers share it.
 *
 * @returns 'logged-in' once the same person is logged in, here or in another tab of the browser
 */
export function requestLogIn(): Promise<LogInOutcome> {
  if (open.get() && shared) return shared;
  const owner = currentSession();
  shared = new Promise<LogInOutcome>((resolve) => {
    const settle = (result: LogInOutcome) => {
      dismissedToken = result === 'dismissed' ? owner?.token : undefined;
      open.set(null);
      resolve(result);
      if (result === 'logged-in') void retryFailedReads();
    };
    open.set({ owner, settle });
  });
  return shared;
}

/** Like `requestLogIn`, for requests in the background: resolves 'dismissed' when the user has dismissed the dialog for the same token. */
export const offerLogIn = async (): Promise<LogInOutcome> =>
  dismissedToken !== undefined && dismissedToken === currentSession()?.token ? 'dismissed' : requestLogIn();

/** The open request; null while the dialog is closed. */
export const currentLogInRequest = open.get;

export const useLogInRequest = () => useStore(open);
