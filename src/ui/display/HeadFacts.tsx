import type { ReactNode } from 'react';
import styles from './HeadFacts.module.css';

interface HeadFactsProps {
  /** Who wrote or changed the record, and when. */
  readonly notes: readonly string[];
  /** The facts, as list items. */
  readonly children: ReactNode;
}

/** Facts of a record below the title of its page. */
export function HeadFacts({ notes, children }: HeadFactsProps) {
  return (
    <div className={styles.head}>
      <ul className={styles.facts}>{children}</ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
