import type { ReactNode } from 'react';
import styles from './Captioned.module.css';

interface CaptionedProps {
  /** A short visible label, since the row's title has the rest; the field's hidden label is complete. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A field with a visible caption, one of several in a row. */
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
  /** Three fields in a row instead of two. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Fields side by side, wrapped on narrow screens. */
export function FieldsInRow({ isShort = false, children }: FieldsInRowProps) {
  return (
    <div className={styles.row} data-short={isShort || undefined}>
      {children}
    </div>
  );
}
