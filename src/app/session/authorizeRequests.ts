import { setAuthorization } from '#app/request/authorization';
import { requestLogIn } from './logInRequest';
import { currentSession } from './session';

/** Makes requests send the session's token, and uploads offer a new login after a 401. Called once, at boot. */
export function authorizeRequests(): void {
  setAuthorization({
    token: () => currentSession()?.token,
    renew: async () => (await requestLogIn()) === 'logged-in',
  });
}
