import type { ReactNode } from 'react';
import { textDirection } from '#domain/language/textDirection';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly heading: ReactNode;
  /** A short line above the heading: the kind of page, or its parent. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly breadcrumbs?: ReactNode;
  /** Key figures of the page. */
  readonly figures?: ReactNode;
}

/** The head of a page, with its only level-one heading. */
export function PageHeader({ heading, eyebrow, description, actions, breadcrumbs, figures }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {breadcrumbs}
      <div className={styles.top}>
        <div className={styles.words}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1>
            <bdi dir={typeof heading === 'string' ? textDirection(heading) : undefined}>{heading}</bdi>
          </h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </div>
  );
}
