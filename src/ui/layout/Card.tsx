import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import { classNames } from './classNames';
import layout from './layout.module.css';

export interface CardProps {
  /** Without a title the card is not a landmark section. */
  readonly title?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** Beside the title: a status, "Saved on this device", an i button. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  /** False for content with its own padding, such as a table or a map. */
  readonly hasPadding?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page on a card. */
export function Card({ title, headingLevel = 2, aside, actions, hasPadding = true, footer, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const body = <div className={hasPadding ? classNames(styles.body, layout.inset) : undefined}>{children}</div>;
  if (title === undefined) return <div className={styles.card}>{body}</div>;
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {aside}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {body}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
