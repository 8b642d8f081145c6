import type { ReactNode } from 'react';
import { Dash } from './Dash';
import css from './DescriptionGrid.module.css';

export interface Description {
  readonly id: string;
  readonly label: string;
  /** Null, undefined and an empty text show a dash. */
  readonly value: ReactNode;
  /** Spans the width of the grid. */
  readonly isWide?: boolean;
}

interface DescriptionGridProps {
  readonly items: readonly Description[];
  /** `grid`: label over value, in columns; `rows`: label and value at the ends of a line. */
  readonly look?: 'grid' | 'rows';
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** Without a space: an address, or a name in a system. A column on a phone has room for as many letters. */
const longWord = /\S{17}/;

/** A description list: labels with values. */
export function DescriptionGrid({ items, look = 'grid' }: DescriptionGridProps) {
  return (
    <dl className={css.grid} data-look={look}>
      {items.map(({ id, label, value, isWide }) => (
        <div
          className={css.entry}
          key={id}
          data-wide={isWide || undefined}
          data-long={(typeof value === 'string' && longWord.test(value)) || undefined}
        >
          <dt>{label}</dt>
          <dd>{isNothing(value) ? <Dash /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
