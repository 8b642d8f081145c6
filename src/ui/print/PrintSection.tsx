import { type ReactNode, useId } from 'react';
import { classNames } from '../layout/classNames';
import css from './PrintDocument.module.css';

interface PrintSectionProps {
  readonly heading: string;
  /** Begins on a page of its own. */
  readonly isOnNewPage?: boolean;
  readonly children: ReactNode;
}

/** A part of a printed document; its heading never stays alone at the foot of a page. */
export function PrintSection({ heading, isOnNewPage = false, children }: PrintSectionProps) {
  const id = useId();
  return (
    <section className={classNames(css.section, isOnNewPage && css.newPage)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
