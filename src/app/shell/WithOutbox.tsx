import { type ReactNode, useEffect, useState } from 'react';
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
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setFailed(false);
    const timer = setTimeout(retry, retryAfter);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [hasFailed]);
  if (!hasOutbox || hasFailed) return null;
  return (
    <LazyBlock skeleton={null} onError={() => setFailed(true)}>
      {children}
    </LazyBlock>
  );
}
