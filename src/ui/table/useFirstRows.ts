import { type RefObject, use, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../layout/afterPaint';
import { IsPlaceRestored } from '../layout/PlaceContext';
import { usePrinting } from '../print/usePrinting';

/** Pixels of the window for each row of the first frame: about twice a row's height, since a table begins below the head of its page. */
const pixelsPerRow = 80;

/**
 * The rows of a table to render now: first those that the window shows, and all once they are painted. At once all where they end within
 * the window, where the place in the page is restored, and in print.
 */
export function useFirstRows<Row>(rows: readonly Row[], frame: RefObject<HTMLElement | null>): readonly Row[] {
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(use(IsPlaceRestored));
  const first = Math.ceil(window.innerHeight / pixelsPerRow);
  const isCut = rows.length > first && !isWhole && !isPrinting;
  useLayoutEffect(() => {
    if (isCut && frame.current && frame.current.getBoundingClientRect().bottom < window.innerHeight) setWhole(true);
  }, [isCut, frame]);
  useEffect(() => (isCut ? afterPaint(() => setWhole(true)) : undefined), [isCut]);
  return isCut ? rows.slice(0, first) : rows;
}
