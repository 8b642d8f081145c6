import type { ReactNode } from 'react';
import css from './Split.module.css';

/** Two children: the story of a record and, narrower, its facts. Below each other on narrow screens and on paper. */
export function Split({ children }: { readonly children: ReactNode }) {
  return <div className={css.split}>{children}</div>;
}
