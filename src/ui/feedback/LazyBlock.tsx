import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  lazy,
  use,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePrinting } from '../print/usePrinting';
import { BlockBoundary, type BlockBoundaryProps } from './BlockBoundary';
import { RevealContext } from './CodeSuspense';
import { LazyLoadError } from './FailureBoundary';
import { isFetching, onFetchingChange } from './onFetchingChange';

/**
 * A component in a file of its own, rendered inside a `LazyBlock`: React's `lazy`, but a failed import is not cached. After the block has
 * shown the failure, the next render (its Retry, another page) imports it again.
 *
 * @param load - imports the component
 * @throws LazyLoadError (the component, on rendering) when the import failed
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failures = 0;
  /** Boundaries that wait for the code. */
  const waiting = new Set<() => void>();
  let isLoaded = false;
  const reveal = () => {
    isLoaded = true;
    for (const render of waiting) render();
    waiting.clear();
  };
  const create = () =>
    lazy(() => {
      const code = load().then(
        (component) => ({ default: component as ComponentType<object> }),
        (error: unknown) => {
          failures += 1;
          throw new LazyLoadError(error, reset, failures > 1);
        },
      );
      // after React, which asks for the code next, has it
      code.then(
        () => queueMicrotask(reveal),
        () => {},
      );
      return code;
    });
  let Current = create();
  const reset = () => {
    Current = create();
  };
  return function LazyComponent(props: P) {
    const boundary = use(RevealContext);
    if (!isLoaded && boundary) waiting.add(boundary);
    return <Current {...props} />;
  };
}

interface LazyBlockProps extends BlockBoundaryProps {
  /**
   * When the block is rendered, and the code of its lazy components fetched: `now`; `idle`, once the data of the first screen has arrived,
   * or the page is printed. `NearBlock` waits for the scroll.
   */
  readonly when?: 'now' | 'idle';
}

/** One block of a page with its own Suspense and error boundary: its wait or failure does not affect the other blocks. */
export function LazyBlock({ when = 'now', ...block }: LazyBlockProps) {
  if (when === 'idle') return <IdleBlock {...block} />;
  return <BlockBoundary {...block} />;
}

/**
 * Maximum wait for data in milliseconds, so that a pending request does not delay the block any longer: above that of the first data on
 * a slow line, with which the code of the block would compete.
 */
const maxDataWait = 5000;

/**
 * When the wait of the outermost block ends, in milliseconds of the page, 0 outside of any: the waits of blocks within one another do not
 * add up.
 */
const WaitEnd = createContext(0);

function IdleBlock(block: BlockBoundaryProps) {
  const [isIdle, setIdle] = useState(false);
  const isPrinting = usePrinting();
  const outerEnd = useContext(WaitEnd);
  const [end] = useState(outerEnd || performance.now() + maxDataWait);
  const stopWaiting = useCallback(() => setIdle(true), []);
  return useLatch(isIdle || isPrinting) ? (
    <WaitEnd value={end}>
      <BlockBoundary {...block} />
    </WaitEnd>
  ) : (
    <>
      {block.skeleton && <div aria-busy="true">{block.skeleton}</div>}
      <DataWait end={end} onEnd={stopWaiting} />
    </>
  );
}

/** A component of its own: a block that no longer waits is not rendered again by every later request. */
function DataWait({ end, onEnd }: { readonly end: number; readonly onEnd: () => void }) {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => onFetchingChange(client, listener), [client]);
  const isWaiting = useSyncExternalStore(subscribe, () => isFetching(client));
  useEffect(() => {
    // a timeout even without requests, so that the data is painted first
    const timer = setTimeout(onEnd, isWaiting ? end - performance.now() : 0);
    return () => clearTimeout(timer);
  }, [isWaiting, end, onEnd]);
  return null;
}

/** True from the first render on in which the condition is true. */
function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
