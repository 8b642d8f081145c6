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

interface FieldsInRowProps {
  /** Short fields stand three in a row, texts two. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Fields that stand beside each other where there is room. */
export function FieldsInRow({ isShort = false, children }: FieldsInRowProps) {
  return (
    <div className={styles.row} data-short={isShort || undefined}>
      {children}
    </div>
  );
}
