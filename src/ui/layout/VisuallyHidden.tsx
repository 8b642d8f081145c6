import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly id?: string;
  readonly role?: 'status';
  /** Shown on wider screens. */
  readonly isOnPhonesAlone?: boolean;
  readonly children: ReactNode;
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ id, role, isOnPhonesAlone = false, children }: VisuallyHiddenProps) {
  return (
    <span id={id} role={role} className={classNames(styles.hidden, isOnPhonesAlone && styles.onPhones)}>
      {children}
    </span>
  );
}
