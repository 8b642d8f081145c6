import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';

type RouterProps = Pick<RouterProviderProps, 'router'>;

/**
 * `RouterProvider`, rendered again when it missed a state change of the router between its first render and its subscription. With
 * time slicing on a slow device it would otherwise show the skeleton for ever.
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

/** Rendered before the provider: its layout effect runs before the provider's and those of the pages. */
function MissedUpdate({ router, onMissed }: RouterProps & { readonly onMissed: () => void }) {
  const [rendered] = useState(router.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first commit can miss anything
  useLayoutEffect(() => {
    if (router.state !== rendered) onMissed();
  }, []);
  return null;
}
