import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/layout/whenIdle';

/** True once all requests of the page have finished and the browser is idle; it then stays true. */
export function useIsPageLoaded(): boolean {
  const isFetching = useIsFetching() > 0;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isFetching && !isLoaded) return whenIdle(() => setLoaded(true));
  }, [isFetching, isLoaded]);
  return isLoaded;
}
