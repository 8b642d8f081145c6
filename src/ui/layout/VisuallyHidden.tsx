import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly id?: string;
  /** Shown on wider screens. */
  readonly isOnPhonesAlone?: boolean;
  readonly children: ReactNode;
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ id, isOnPhonesAlone = false, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={isOnPhonesAlone ? styles.onPhones : styles.hidden}>
      {children}
    </span>
  );
}
