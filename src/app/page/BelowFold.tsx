import { type ComponentProps, use } from 'react';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { IsPlaceRestored } from '#ui/layout/PlaceContext';
import { useAfterPaint } from '#ui/layout/useAfterPaint';

/** A block below the first screen of a page: rendered once the first screen has been painted, or at once where the place is restored. */
export function BelowFold(block: ComponentProps<typeof LazyBlock>) {
  return useAfterPaint(use(IsPlaceRestored)) ? <LazyBlock {...block} /> : block.skeleton;
}
