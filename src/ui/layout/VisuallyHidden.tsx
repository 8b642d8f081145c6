import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly id?: string;
  readonly role?: 'status';
  readonly 'aria-live'?: 'polite';
  /** Shown on wider screens. */
  readonly isOnPhonesAlone?: boolean;
  readonly children: ReactNode;
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ isOnPhonesAlone = false, children, ...attributes }: VisuallyHiddenProps) {
  return (
    <span {...attributes} className={classNames(styles.hidden, isOnPhonesAlone && styles.onPhones)}>
      {children}
    </span>
  );
}
