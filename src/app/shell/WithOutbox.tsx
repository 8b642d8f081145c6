import { type ReactNode, useState } from 'react';
import { useHasOutbox } from '#app/outbox/hasOutbox';
import { LazyBlock } from '#ui/feedback/LazyBlock';

/** Renders a lazy part of the outbox once something waits on this device. Code that fails to load is left out until the next page load. */
export function WithOutbox({ children }: { readonly children: ReactNode }) {
  const hasOutbox = useHasOutbox();
  const [hasFailed, setFailed] = useState(false);
  if (!hasOutbox || hasFailed) return null;
  return (
    <LazyBlock skeleton={null} onError={() => setFailed(true)}>
      {children}
    </LazyBlock>
  );
}
