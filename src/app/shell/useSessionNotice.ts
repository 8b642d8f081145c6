import { useEffect } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { rootStrings } from '#app/page/strings';
import { takeSessionEnded } from '#app/session/currentUser';
import { useStrings } from '#ui/language/useStrings';

/** Says once, after the reload, why a person whose token the server refused is logged out. */
export function useSessionNotice(): void {
  const t = useStrings(rootStrings);
  useEffect(() => {
    if (!takeSessionEnded()) return;
    showAlert({ name: 'session-ended', variant: 'warning', title: t.sessionEnded, stays: true });
  }, [t]);
}
