import type { ReactNode } from 'react';
import styles from './comparison.module.css';

interface RowNameProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Which row of a list a difference stands in, below its label; renders nothing without a name. */
export function RowName({ id, children }: RowNameProps) {
  if (!children) return null;
  return (
    <span id={id} className={styles.row}>
      {children}
    </span>
  );
}
