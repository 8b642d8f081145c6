import { startTransition, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';

type RouterProps = Pick<RouterProviderProps, 'router'>;

type Router = RouterProps['router'];
type RouterState = Router['state'];
type SubscriberOptions = Parameters<Parameters<Router['subscribe']>[0]>[1];

/** How long a navigation is on its way before subscribers are told so, in milliseconds: most pages are there before. */
const progressDelay = 100;

const isOnItsWayOnly = (state: RouterState, known: RouterState) =>
  state.navigation.state !== 'idle' &&
  state.location === known.location &&
  state.matches === known.matches &&
  state.blockers === known.blockers;

/**
 * The router with three changes of what it tells its subscribers.
 *
 * Another page is rendered at once, where `RouterProvider` would render it as a transition: the press of a link is answered by the head of
 * the page, and what stands below follows once it is painted (`BelowHead`). Changes of filters in the address stay transitions.
 *
 * That a navigation has started is told after `progressDelay`: the page that is left would be rendered once more before the next one, on
 * going back even at once.
 *
 * A subscriber is told the present state when it differs from the one that was rendered: with time slicing on a slow device the router's
 * state may change between the first render of `RouterProvider` and its subscription, and the skeleton would stay for ever.
 */
function withStateInTime(router: Router): Router {
  let known = router.state;
  const subscribe: Router['subscribe'] = (subscriber) => {
    let progress: ReturnType<typeof setTimeout> | undefined;
    const tell = (state: RouterState, options: SubscriberOptions, isAtOnce = false) => {
      known = state;
      if (isAtOnce) subscriber(state, options);
      else startTransition(() => subscriber(state, options));
    };
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(progress);
      if (isOnItsWayOnly(state, known)) {
        progress = setTimeout(() => tell(state, options), progressDelay);
        return;
      }
      const isOtherPage = state.location.pathname !== known.location.pathname && state.historyAction !== 'REPLACE';
      tell(state, options, isOtherPage);
    });
    if (router.state !== known) tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return () => {
      clearTimeout(progress);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/**
 * `RouterProvider` with a router whose pages are rendered at once and whose state is never missed (`withStateInTime`), which also decides
 * what is a transition.
 */
export function SyncedRouter({ router }: RouterProps) {
  const [provided] = useState(() => withStateInTime(router));
  return (
    <CurrentRouter value={router}>
      <RouterProvider router={provided} useTransitions={false} />
    </CurrentRouter>
  );
}
