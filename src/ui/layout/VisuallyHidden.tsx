import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
