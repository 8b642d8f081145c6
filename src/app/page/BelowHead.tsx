import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';
import styles from './PageSkeleton.module.css';

/**
 * What stands below the head of a page: after a click the head is painted first, the content is rendered after it, in slices. Going back,
 * redirects and the first view render both at once: the place in the page is restored in the same frame.
 */
export function BelowHead({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useNavigationType() !== 'PUSH';
  return useDeferredValue(true, isAtOnce) ? children : <div className={styles.block} aria-busy="true" />;
}
