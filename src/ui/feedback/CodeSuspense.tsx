import { createContext, type ReactNode, Suspense, useReducer } from 'react';

/** Renders what waits for code once more; null outside of a `CodeSuspense`. */
export const RevealContext = createContext<(() => void) | null>(null);

interface CodeSuspenseProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * React's `Suspense` for lazy components, whose content appears as soon as its code is there. React itself reveals content at most every
 * 300 ms in all of the page, which suits data that trickles in: here each block would wait for those before it. A state update is not held
 * back, so that a lazy component renders its boundary once more by one (`lazyComponent`).
 */
export function CodeSuspense({ fallback, children }: CodeSuspenseProps) {
  const [, reveal] = useReducer((count: number) => count + 1, 0);
  return (
    <RevealContext value={reveal}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RevealContext>
  );
}
