import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';

type RouterProps = Pick<RouterProviderProps, 'router'>;

/**
 * The router's provider, which misses what the router does between its first rendering and its subscription: rendered in slices on a
 * slow device, it would show the skeleton for good. It is rendered anew then.
 */
export function SyncedRouter({ router }: RouterProps) {
  const [generation, setGeneration] = useState(0);
  return (
    <CurrentRouter value={router}>
      <MissedUpdate router={router} onMissed={() => setGeneration(1)} />
      <RouterProvider key={generation} router={router} />
    </CurrentRouter>
  );
}

/** Stands before the provider: its effect runs before the provider subscribes, and before any page can navigate. */
function MissedUpdate({ router, onMissed }: RouterProps & { readonly onMissed: () => void }) {
  const [rendered] = useState(router.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit can miss anything
  useLayoutEffect(() => {
    if (router.state !== rendered) onMissed();
  }, []);
  return null;
}
