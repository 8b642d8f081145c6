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

/** Runs a task after the present one and its microtasks. */
function queueTask(task: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}

/**
 * The router with four changes of what it tells its subscribers.
 *
 * Another page is rendered at once, where `RouterProvider` would render it as a transition: the press of a link is answered by the head of
 * the page, and what stands below follows in slices (`BelowHead`). Changes of filters in the address stay transitions.
 *
 * Another page is told in a task of its own: what React renders for a press or for going back it renders with all effects before the paint;
 * effects of a page wait for the paint so.
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
    let tellPage: (() => void) | undefined;
    const tell = (state: RouterState, options: SubscriberOptions) => {
      known = state;
      subscriber(state, options);
    };
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(progress);
      if (isOnItsWayOnly(state, known)) {
        progress = setTimeout(() => startTransition(() => tell(state, options)), progressDelay);
        return;
      }
      const isOtherPage = state.location.pathname !== known.location.pathname && state.historyAction !== 'REPLACE';
      if (!isOtherPage && !tellPage) return startTransition(() => tell(state, options));
      if (!tellPage) queueTask(() => tellPage?.());
      tellPage = () => {
        tellPage = undefined;
        tell(state, options);
      };
    });
    if (router.state !== known) {
      startTransition(() => tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false }));
    }
    return () => {
      clearTimeout(progress);
      tellPage = undefined;
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** `RouterProvider` with a router whose pages are rendered at once and whose state is never missed (`withStateInTime`). */
export function SyncedRouter({ router }: RouterProps) {
  const [provided] = useState(() => withStateInTime(router));
  return (
    <CurrentRouter value={router}>
      {/* the router above says what is a transition */}
      <RouterProvider router={provided} useTransitions={false} />
    </CurrentRouter>
  );
}
