import { type ComponentType, lazy } from 'react';
import { PartFailure } from './FailureBoundary';

/**
 * A part of a page in a chunk of its own, for `Suspense`, as React's `lazy`; but a failed fetch is not cached: after the boundary
 * above has shown the failure, the next render (its Retry, another page) fetches it again.
 *
 * @param load - imports the part
 * @throws PartFailure (the component, on rendering) when the part could not be fetched
 */
export function retryableLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failures = 0;
  const fetchPart = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part as ComponentType<object> }),
        (error: unknown) => {
          failures += 1;
          throw new PartFailure(error, forget, failures > 1);
        },
      ),
    );
  let Part = fetchPart();
  const forget = () => {
    Part = fetchPart();
  };
  return function LazyPart(props: P) {
    return <Part {...props} />;
  };
}
