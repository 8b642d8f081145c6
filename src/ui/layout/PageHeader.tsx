import type { ReactNode } from 'react';
import { FreeText } from '../display/FreeText';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** A string is laid out as text that a person wrote (`FreeText`). */
  readonly heading: ReactNode;
  /** A short line above the heading: the kind of page, or its parent. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly breadcrumbs?: ReactNode;
}

/** The head of a page, with its only level-one heading. */
export function PageHeader({ heading, eyebrow, description, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {breadcrumbs}
      <div className={styles.top}>
        <div className={styles.words}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1>{typeof heading === 'string' ? <FreeText value={heading} /> : heading}</h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
