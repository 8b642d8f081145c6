import { useEffect } from 'react';
import { isMissingCode } from '#app/offline/isMissingCode';

/**
 * Whether a page failed because its code could not be fetched, as without a connection where it is not stored. It is then loaded again
 * with the next connection.
 */
export function useMissingCode(error: unknown): boolean {
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (!isMissing) return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  return isMissing;
}
