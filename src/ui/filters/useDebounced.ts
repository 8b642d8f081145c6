import { useEffect, useState } from 'react';

/** How long a text rests before it is asked for. @source specification.md, section 9 */
export const inputDebounce = 300;

/**
 * A value that follows another once that one has rested.
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
