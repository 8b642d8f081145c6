import { useEffect, useRef } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { useNearViewport } from '../layout/useNearViewport';
import { fetchMapAhead } from './loadMapCanvas';

/**
 * The skeleton of a block with a map whose own code or data is on its way: fetches what the map draws with beside them, not after
 * them. Near the viewport only, as the map itself.
 */
export function MapAhead({ height }: { readonly height: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  useEffect(() => {
    if (isNear) fetchMapAhead();
  }, [isNear]);
  return (
    <div ref={place}>
      <Skeleton kind="block" height={height} />
    </div>
  );
}
