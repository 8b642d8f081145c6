import type { ReactNode } from 'react';
import styles from './FieldsInRow.module.css';

interface CaptionedFieldProps {
  /** A short visible label; the field's own label is complete and visually hidden. */
  readonly caption: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** One of several fields in a row, with a visible caption. */
export function CaptionedField({ caption, isRequired = false, children }: CaptionedFieldProps) {
  return (
    <div className={styles.captioned}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
        {isRequired && ' *'}
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
