import { useEffect } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { rootStrings } from '#app/page/strings';
import { consumeSessionEnded } from '#app/session/currentUser';
import { useStrings } from '#ui/language/useStrings';

/** Shows once, after the reload, that the session has ended because the server refused its token. */
export function useSessionNotice(): void {
  const t = useStrings(rootStrings);
  useEffect(() => {
    if (!consumeSessionEnded()) return;
    showAlert({ name: 'session-ended', variant: 'warning', title: t.sessionEnded, stays: true });
  }, [t]);
}
