import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHasOutbox } from '#app/outbox/hasOutbox';
import { LazyBlock } from '#ui/feedback/LazyBlock';

/** Milliseconds until code that failed to load is fetched again, where the browser does not notice that the connection is back. */
const retryAfter = 30_000;

/**
 * Renders a lazy part of the outbox once something waits on this device. Code that fails to load is left out, and fetched again once there
 * is a connection.
 */
export function WithOutbox({ children }: { readonly children: ReactNode }) {
  const hasOutbox = useHasOutbox();
  const [hasFailed, setFailed] = useState(false);
  /** Whether the connection has come back since the last failure. */
  const isBack = useRef(false);
  useEffect(() => {
    const retry = () => {
      isBack.current = true;
      setFailed(false);
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    if (!hasFailed) return;
    // the page may learn of a failure when the connection is back already
    const timer = setTimeout(() => setFailed(false), isBack.current ? 0 : retryAfter);
    isBack.current = false;
    return () => clearTimeout(timer);
  }, [hasFailed]);
  if (!hasOutbox || hasFailed) return null;
  return (
    <LazyBlock skeleton={null} onError={() => setFailed(true)}>
      {children}
    </LazyBlock>
  );
}
