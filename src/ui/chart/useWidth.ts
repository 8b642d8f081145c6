import { type RefObject, useLayoutEffect, useState } from 'react';
import { isPrinting, usePrinting } from '../print/usePrinting';

/** Maximum width in pixels of a chart in print: that of a card on A4. */
const paperWidth = 640;

/**
 * The current width of an element in pixels, in print at most that of the paper; 0 until it is measured, after the browser has laid the
 * page out: an earlier measurement would lay it out twice.
 *
 * @param isAtOnce - measures before the first paint, where the height depends on the width; so does printing
 */
export function useWidth(target: RefObject<HTMLElement | null>, isAtOnce: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    if (isAtOnce || isPrinting()) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, isAtOnce]);
  return usePrinting() ? Math.min(width, paperWidth) : width;
}
