import { Skeleton } from '../feedback/Skeleton';

export interface MapSkeletonProps {
  /** The height of the map itself, as a CSS length. */
  readonly height: string;
  /** Whether a list stands beside the map, on phones below it; few places do not fill it. */
  readonly hasList?: boolean;
}

/** The skeleton of a `MapView` or `MapWithList`, with its caption. On phones a map has one height. */
export function MapSkeleton({ height, hasList = false }: MapSkeletonProps) {
  return <Skeleton kind="block" height={`calc(${height} + 74px)`} phoneHeight={hasList ? '574px' : '394px'} />;
}
