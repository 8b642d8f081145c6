import { useEffect, useRef } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { useNearViewport } from '../layout/useNearViewport';
import { loadMapCanvas } from './loadMapCanvas';

/**
 * The skeleton of a block with a map whose own code or data is on its way: fetches the map's library beside them, not after them. Near the
 * viewport only, as the map itself.
 */
export function MapAhead({ height }: { readonly height: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  useEffect(() => {
    // the map shows a failure when it needs the library, and tries again
    if (isNear) loadMapCanvas().catch(() => {});
  }, [isNear]);
  return (
    <div ref={place}>
      <Skeleton kind="block" height={height} />
    </div>
  );
}
