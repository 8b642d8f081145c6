import { useRef } from 'react';
import { useNearViewport } from '../layout/useNearViewport';
import { BlockBoundary, type BlockBoundaryProps } from './BlockBoundary';

/** A block below the first screen whose code and data are asked for once it comes near the view; its skeleton stands until then. */
export function NearBlock({ skeleton, children, ...rest }: BlockBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      {isNear ? (
        <BlockBoundary {...rest} skeleton={skeleton}>
          {children}
        </BlockBoundary>
      ) : (
        skeleton
      )}
    </div>
  );
}
