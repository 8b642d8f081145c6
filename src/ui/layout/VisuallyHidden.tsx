import type { ReactNode } from 'react';
import { classNames } from './classNames';
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
    <span id={id} className={classNames(styles.hidden, isOnPhonesAlone && styles.onPhones)}>
      {children}
    </span>
  );
}
