import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAfterPaint } from '#ui/layout/useAfterPaint';
import styles from './PageSkeleton.module.css';

/** The history entry for which the block around was rendered. */
const OuterEntry = createContext<string | null>(null);

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
