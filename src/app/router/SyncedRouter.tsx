import { useLayoutEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';

type RouterProps = Pick<RouterProviderProps, 'router'>;

type Router = RouterProps['router'];

/**
 * The router, which renders another page at once where it would render it as a transition: the press of a link is answered by the head of
 * the page, and what stands below follows in slices (`BelowHead`). Changes of filters in the address stay transitions.
 */
function withPagesAtOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (subscriber) => {
    let { pathname } = router.state.location;
    return router.subscribe((state, options) => {
      const isOtherPage = state.location.pathname !== pathname && state.historyAction !== 'REPLACE';
      pathname = state.location.pathname;
      subscriber(state, { ...options, flushSync: options.flushSync || isOtherPage });
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/**
 * `RouterProvider`, rendered again when it missed a state change of the router between its first render and its subscription. With
 * time slicing on a slow device it would otherwise show the skeleton for ever.
 */
export function SyncedRouter({ router }: RouterProps) {
  const [generation, setGeneration] = useState(0);
  const [provided] = useState(() => withPagesAtOnce(router));
  return (
    <CurrentRouter value={router}>
      <MissedUpdate router={router} onMissed={() => setGeneration(1)} />
      <RouterProvider key={generation} router={provided} />
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
