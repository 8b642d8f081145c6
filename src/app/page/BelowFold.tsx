import type { ComponentProps } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useAfterPaint } from '#ui/layout/useAfterPaint';

/** A block below the first screen of a page: after a click rendered once the first screen has been painted. */
export function BelowFold(block: ComponentProps<typeof LazyBlock>) {
  return useAfterPaint(useNavigationType() !== 'PUSH') ? <LazyBlock {...block} /> : block.skeleton;
}
