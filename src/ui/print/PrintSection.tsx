import { type ReactNode, useId } from 'react';
import { classNames } from '../layout/classNames';
import css from './PrintDocument.module.css';

interface PrintSectionProps {
  readonly heading: string;
  /** Starts on a new page. */
  readonly isOnNewPage?: boolean;
  /** The id of the section, for links to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A section of a printed document; no page break follows its heading. */
export function PrintSection({ heading, isOnNewPage = false, anchor, children }: PrintSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={classNames(css.section, isOnNewPage && css.newPage)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
