import type { ReactNode } from 'react';
import { Dash } from './Dash';
import css from './DescriptionGrid.module.css';

export interface Description {
  readonly id: string;
  readonly label: string;
  /** A dash stands where this is null, undefined or an empty text. */
  readonly value: ReactNode;
  /** Spans the width of the grid. */
  readonly isWide?: boolean;
}

interface DescriptionGridProps {
  readonly items: readonly Description[];
  /** `grid` sets label over value in columns; `rows` sets them at the ends of a line. */
  readonly look?: 'grid' | 'rows';
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** Facts of one thing, each with its label. */
export function DescriptionGrid({ items, look = 'grid' }: DescriptionGridProps) {
  return (
    <dl className={css.grid} data-look={look}>
      {items.map(({ id, label, value, isWide }) => (
        <div className={css.entry} key={id} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{isNothing(value) ? <Dash /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
