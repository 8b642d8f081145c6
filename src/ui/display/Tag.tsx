import type { ReactNode } from 'react';
import css from './Tag.module.css';

export type Tone = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'neutral';

interface TagProps {
  /** Supports the text, which alone must be enough to understand the tag. */
  readonly tone?: Tone;
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

/** A short status or category. */
export function Tag({ tone = 'neutral', hasDot = false, children }: TagProps) {
  return (
    <span className={css.tag} data-tone={tone}>
      {hasDot && <span className={css.dot} aria-hidden />}
      {children}
    </span>
  );
}
