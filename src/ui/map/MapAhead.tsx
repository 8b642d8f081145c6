import { useEffect, useRef } from 'react';
import { useNearViewport } from '../layout/useNearViewport';
import { fetchMapAhead } from './loadMapCanvas';
import { MapSkeleton, type MapSkeletonProps } from './MapSkeleton';

/**
 * The skeleton of a block with a map whose own code or data is on its way: fetches what the map draws with beside them, not after
 * them. Near the viewport only, as the map itself.
 */
export function MapAhead(map: MapSkeletonProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  useEffect(() => {
    if (isNear) fetchMapAhead();
  }, [isNear]);
  return (
    <div ref={place}>
      <MapSkeleton {...map} />
    </div>
  );
}
