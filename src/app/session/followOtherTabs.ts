import { letGo } from '#ui/form/leaving';
import { currentSession, storedSession } from './session';

/**
 * When another tab of the browser logs out, or in as somebody else, this one is loaded anew: what it holds, and what it may do, are
 * the former person's, and so is the draft of what was being written. Until then it stays that person's.
 *
 * @param reload - of the page
 */
export function followOtherTabs(reload = () => location.reload()): () => void {
  const onStorage = () => {
    if (storedSession()?.token === currentSession()?.token) return;
    letGo();
    reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
