import { setAuthorization } from '#app/request/authorization';
import { requestLogIn } from './logInRequest';
import { currentSession } from './session';

/** Sends the token of the session with all requests, and asks the user to log in again where an upload needs it. Called once, at boot. */
export function authorizeRequests(): void {
  setAuthorization({
    token: () => currentSession()?.token,
    renew: async () => (await requestLogIn()) === 'logged-in',
  });
}
