import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BlockBoundary, type BlockBoundaryProps } from '#ui/feedback/BlockBoundary';

/**
 * A block below the first screen whose code is fetched once the data of the first screen is there; its skeleton stands until
 * then. Later it is a `BlockBoundary`.
 */
export function LaterBlock({ skeleton, children, ...rest }: BlockBoundaryProps) {
  const [isDue, setDue] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isDue || isFetching) return;
    // the data is painted first
    const timer = setTimeout(() => setDue(true));
    return () => clearTimeout(timer);
  }, [isDue, isFetching]);
  if (!isDue) return <div aria-busy="true">{skeleton}</div>;
  return (
    <BlockBoundary {...rest} skeleton={skeleton}>
      {children}
    </BlockBoundary>
  );
}
