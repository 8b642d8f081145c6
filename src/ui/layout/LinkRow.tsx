import type { ReactNode } from 'react';
import styles from './LinkRow.module.css';
import { Row } from './Row';

interface LinkRowProps {
  /** The heading, and the name of the navigation. */
  readonly title: string;
  /** A list with a link in each item, or what stands in its place. */
  readonly children: ReactNode;
}

/** A heading and links to related pages, in one line. */
export function LinkRow({ title, children }: LinkRowProps) {
  return (
    <Row as="nav" aria-label={title} gap="s2 s5" align="baseline" className={styles.links}>
      <h2>{title}</h2>
      {children}
    </Row>
  );
}
