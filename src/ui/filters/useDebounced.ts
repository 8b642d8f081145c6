import { useEffect, useState } from 'react';

/** Delay between the last key press and the request, in milliseconds. @source reference/product.md, section 9 */
export const inputDebounce = 300;

/**
 * A debounced value.
 *
 * @param delay - milliseconds
 */
export function useDebounced<T>(value: T, delay = inputDebounce): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
