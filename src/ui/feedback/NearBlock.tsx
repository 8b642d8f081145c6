import { useRef } from 'react';
import { useNearViewport } from '../layout/useNearViewport';
import { BlockBoundary, type BlockBoundaryProps } from './BlockBoundary';

/**
 * A `LazyBlock` below the fold, rendered once it is near the viewport. The code of its lazy components is fetched then. Printing renders it,
 * and so does the browser's search in the page.
 */
export function NearBlock(block: BlockBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useNearViewport(place) ? <BlockBoundary {...block} /> : block.skeleton}</div>;
}
