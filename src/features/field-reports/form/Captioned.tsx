import type { ReactNode } from 'react';
import styles from './Captioned.module.css';

interface CaptionedProps {
  /** A short name for the eye, where the row's title says the rest; the field's own label says all of it. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** One of several fields in a row. */
export function Captioned({ caption, children }: CaptionedProps) {
  return (
    <div className={styles.captioned}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  );
}

/** Fields that stand beside each other where there is room. */
export function FieldsInRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
