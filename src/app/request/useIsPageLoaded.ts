import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFetching, onFetchingChange } from '#ui/feedback/onFetchingChange';
import { whenIdle } from '#ui/layout/whenIdle';

/** True once all requests of the page have finished and the browser is idle; it then stays true, and later requests render nothing. */
export function useIsPageLoaded(): boolean {
  const client = useQueryClient();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    let stopWaiting: (() => void) | undefined;
    // what has started since is told a little later: it is looked at once more
    const look = () => {
      stopWaiting?.();
      stopWaiting = isFetching(client) ? undefined : whenIdle(() => !isFetching(client) && setLoaded(true));
    };
    const unsubscribe = onFetchingChange(client, look);
    look();
    return () => {
      unsubscribe();
      stopWaiting?.();
    };
  }, [client, isLoaded]);
  return isLoaded;
}
