import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '#ui/layout/afterPaint';
import styles from './PageSkeleton.module.css';

/** The history entry for which the block around was rendered. */
const OuterEntry = createContext<string | null>(null);

/** True once the state without it has been painted, or from the start. */
function useAfterPaint(isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted]);
  return isPainted;
}

/**
 * What stands below the head of a page: after a click the head is painted first, the content is rendered after it, in one go: in the
 * browser's idle slices it would take half as long again. Going back, redirects and the first view render both at once: the place in the
 * page is restored in the same frame. A tab that comes with its layout waits with it, and not once more.
 */
export function BelowHead({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useNavigationType() !== 'PUSH';
  const { key } = useLocation();
  const isInOuter = use(OuterEntry) === key;
  const [entry] = useState(key);
  return useAfterPaint(isAtOnce || isInOuter) ? (
    <OuterEntry value={entry}>{children}</OuterEntry>
  ) : (
    <div className={styles.block} aria-busy="true" />
  );
}

interface BelowFoldProps {
  /** Of the height of what follows. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** What is below the first screen of a page: after a click rendered once the first screen has been painted. */
export function BelowFold({ skeleton, children }: BelowFoldProps) {
  return useAfterPaint(useNavigationType() !== 'PUSH') ? children : skeleton;
}
