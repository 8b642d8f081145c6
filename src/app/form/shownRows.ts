import { createContext, useContext, useDeferredValue, useState } from 'react';

/** The path of the field that is about to be focused; null otherwise. */
const FocusTarget = createContext<string | null>(null);

export const FocusTargetProvider = FocusTarget.Provider;

/** The path of the field that is about to be focused, for collapsed parts that may contain it; null otherwise. */
export const useFocusTarget = () => useContext(FocusTarget);

/** Whether parts render all rows at once: on page load, and while a field is about to be focused. */
const DrawsAll = createContext(true);

export const DrawsAllProvider = DrawsAll.Provider;

/**
 * The number of rows of a part of a form to render: first those of the first screen, so that it opens quickly, then all.
 *
 * @param firstScreenRows - number of rows that fill a screen
 */
export function useShownRows(firstScreenRows = 6): number {
  const drawsAll = useContext(DrawsAll);
  const [hasDrawnAll, setDrawnAll] = useState(drawsAll);
  if (drawsAll && !hasDrawnAll) setDrawnAll(true);
  const count = useDeferredValue(Number.POSITIVE_INFINITY, drawsAll ? Number.POSITIVE_INFINITY : firstScreenRows);
  return hasDrawnAll ? Number.POSITIVE_INFINITY : count;
}

/** @returns the lists cut to the first items, counted across all lists */
export function limitRows<T>(lists: readonly (readonly T[])[], count: number): readonly (readonly T[])[] {
  let left = count;
  return lists.map((list) => {
    const taken = list.slice(0, left);
    left -= taken.length;
    return taken;
  });
}
