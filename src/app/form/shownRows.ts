import { createContext, useContext, useDeferredValue, useState } from 'react';

/** The path of the field that is about to be focused; null at other times. */
const FocusTarget = createContext<string | null>(null);

export const FocusTargetProvider = FocusTarget.Provider;

/** The path of the field that is about to be focused, for parts that are closed and may hold it; null at other times. */
export const useFocusTarget = () => useContext(FocusTarget);

/** Whether parts are drawn whole at once: while the page opens, and while a field is about to be focused. */
const DrawsAll = createContext(true);

export const DrawsAllProvider = DrawsAll.Provider;

/**
 * How many rows of a part of a form to draw: those of the first screen while it opens, so that it appears at once, then all.
 *
 * @param firstScreenRows - as many as fill a screen
 */
export function useShownRows(firstScreenRows = 6): number {
  const drawsAll = useContext(DrawsAll);
  const [hasDrawnAll, setDrawnAll] = useState(drawsAll);
  if (drawsAll && !hasDrawnAll) setDrawnAll(true);
  const count = useDeferredValue(Number.POSITIVE_INFINITY, firstScreenRows);
  return hasDrawnAll ? Number.POSITIVE_INFINITY : count;
}

/** @returns the same lists with the first items alone, counted over all of them */
export function limitRows<T>(lists: readonly (readonly T[])[], count: number): readonly (readonly T[])[] {
  let left = count;
  return lists.map((list) => {
    const taken = list.slice(0, left);
    left -= taken.length;
    return taken;
  });
}
