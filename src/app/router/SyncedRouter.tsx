import { useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';

type RouterProps = Pick<RouterProviderProps, 'router'>;

type Router = RouterProps['router'];

/**
 * The router with two changes of what it tells its subscribers.
 *
 * Another page is rendered at once, where `RouterProvider` would render it as a transition: the press of a link is answered by the head of
 * the page, and what stands below follows in slices (`BelowHead`). Changes of filters in the address stay transitions.
 *
 * A subscriber is told the present state when it differs from the one that was rendered: with time slicing on a slow device the router's
 * state may change between the first render of `RouterProvider` and its subscription, and the skeleton would stay for ever.
 */
function withStateInTime(router: Router): Router {
  let known = router.state;
  const subscribe: Router['subscribe'] = (subscriber) => {
    const unsubscribe = router.subscribe((state, options) => {
      const isOtherPage = state.location.pathname !== known.location.pathname && state.historyAction !== 'REPLACE';
      known = state;
      subscriber(state, { ...options, flushSync: options.flushSync || isOtherPage });
    });
    if (router.state !== known) {
      known = router.state;
      subscriber(known, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
    return unsubscribe;
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** `RouterProvider` with a router whose pages are rendered at once and whose state is never missed (`withStateInTime`). */
export function SyncedRouter({ router }: RouterProps) {
  const [provided] = useState(() => withStateInTime(router));
  return (
    <CurrentRouter value={router}>
      <RouterProvider router={provided} />
    </CurrentRouter>
  );
}
