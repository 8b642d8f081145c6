import { suppressLeavePrompt } from '#ui/form/leavePrompt';
import { currentLogInRequest, offerLogIn } from './logInRequest';
import { currentSession, hasExpired, loadStoredSession, sessionKey, storedSession } from './session';

/**
 * Keeps this tab in step with logins and logouts in other tabs of the browser. The same person with a new token is taken over in
 * place. When another tab logs out, or in as another person, the page is reloaded, for what it holds is the former person's, drafts
 * included; except while it asks to log in again, which the other tab may be used for.
 *
 * @param reload - of the page
 */
export function syncSessionAcrossTabs(reload = () => location.reload()): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== sessionKey) return;
    const stored = storedSession();
    const current = currentSession();
    if (stored !== null && stored.id === current?.id) {
      loadStoredSession();
      currentLogInRequest()?.settle('logged-in');
      return;
    }
    if (stored === null && (current === null || currentLogInRequest() !== null)) return;
    if (stored === null && current !== null && hasExpired(current)) {
      // an expired session is kept only for a dirty form: the other tab removed it on expiry, not by a logout
      void offerLogIn();
      return;
    }
    suppressLeavePrompt();
    reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
