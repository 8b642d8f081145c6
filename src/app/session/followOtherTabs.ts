import { queryClient } from '#app/request/queryClient';
import { currentSession, rereadSession } from './session';

/**
 * When another tab of the browser logs out, or in as somebody else, this one begins anew: what it holds, and what it may do, are
 * the former person's. What is being written is kept as that person's draft.
 *
 * @param reload - of the page
 */
export function followOtherTabs(reload = () => location.reload()): () => void {
  const onStorage = () => {
    const before = currentSession()?.token;
    rereadSession();
    if (currentSession()?.token === before) return;
    queryClient.clear();
    reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
