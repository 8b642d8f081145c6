import { type RefObject, useLayoutEffect, useState } from 'react';

/** The widest frame in pixels in which rows are cards. */
const cardWidth = 480;

interface TableFit {
  /** The table is wider than its frame, which then scrolls sideways. */
  readonly isWide: boolean;
  /** The frame has the width of a phone. */
  readonly isNarrow: boolean;
}

/** Before it is measured: a frame is no wider than the window. */
const expectedFit = (): TableFit => ({ isWide: false, isNarrow: window.innerWidth <= cardWidth });

/** How the table in a frame fits into it. */
export function useTableFit(frameRef: RefObject<HTMLElement | null>): TableFit {
  const [fit, setFit] = useState(expectedFit);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const measure = () => {
      const { width } = frame.getBoundingClientRect();
      // a hidden frame has no width: it keeps the look it had
      if (width === 0) return;
      const next = { isWide: table.offsetWidth > frame.clientWidth, isNarrow: width <= cardWidth };
      setFit((last) => (last.isWide === next.isWide && last.isNarrow === next.isNarrow ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frameRef]);
  return fit;
}
