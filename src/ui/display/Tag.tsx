import type { ReactNode } from 'react';
import css from './Tag.module.css';

export type Tone = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'neutral';

interface TagProps {
  /** Colour only supports the words, it never replaces them. */
  readonly tone?: Tone;
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

/** A short status or category in a pill. */
export function Tag({ tone = 'neutral', hasDot = false, children }: TagProps) {
  return (
    <span className={css.tag} data-tone={tone}>
      {hasDot && <span className={css.dot} aria-hidden />}
      {children}
    </span>
  );
}
