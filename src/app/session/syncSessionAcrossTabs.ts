import { suppressLeavePrompt } from '#ui/form/leavePrompt';
import { currentLogInRequest, offerLogIn } from './logInRequest';
import { currentSession, hasExpired, loadStoredSession, sessionKey, storedSession } from './session';

/**
 * Synchronises this tab with logins and logouts in other tabs. A new token of the same user is adopted without a reload. When another
 * tab logs out or logs in as another user, the page is reloaded, because its data and drafts belong to the previous user; except while
 * the dialog to log in again is open, since the user may log in in the other tab.
 *
 * @param reload - reloads the page
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
