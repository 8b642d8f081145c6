import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BlockBoundary, type BlockBoundaryProps } from '#ui/feedback/BlockBoundary';

/** The longest wait for data in milliseconds: a call that never answers delays a block, and does not keep it away. */
const maxDataWait = 2000;

/**
 * A block below the first screen whose code is fetched once the data of the first screen is there, or a moment has passed; its
 * skeleton stands until then. Later it is a `BlockBoundary`.
 */
export function LaterBlock({ skeleton, children, ...rest }: BlockBoundaryProps) {
  const [isDue, setDue] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isDue) return;
    // the data is painted first
    const timer = setTimeout(() => setDue(true), isFetching ? maxDataWait : 0);
    return () => clearTimeout(timer);
  }, [isDue, isFetching]);
  if (!isDue) return <div aria-busy="true">{skeleton}</div>;
  return (
    <BlockBoundary {...rest} skeleton={skeleton}>
      {children}
    </BlockBoundary>
  );
}
