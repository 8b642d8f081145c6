import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * The router's provider, which misses what the router does between its first rendering and its subscription: rendered in slices on a
 * slow device, it would show the skeleton for good. It is rendered anew then.
 */
export function SyncedRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  const [rendered, setRendered] = useState(router.state);
  const [generation, setGeneration] = useState(0);
  // runs after the provider's own effect: from here on nothing is missed
  useLayoutEffect(() => {
    if (generation > 0 || router.state === rendered) return;
    setRendered(router.state);
    setGeneration(1);
  }, [router, rendered, generation]);
  return <RouterProvider key={generation} router={router} />;
}
