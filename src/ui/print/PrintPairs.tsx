import type { CSSProperties } from 'react';
import { Dash } from '../display/Dash';
import type { Description } from '../display/DescriptionGrid';
import css from './PrintDocument.module.css';

interface PrintPairsProps {
  readonly items: readonly Description[];
  readonly columns?: 1 | 2 | 3;
}

const isNothing = (value: Description['value']) => value === null || value === undefined || value === '';

/** Labels and values in ruled cells; a pair does not break across pages. */
export function PrintPairs({ items, columns = 2 }: PrintPairsProps) {
  const style: CSSProperties & Record<'--pair-columns', number> = { '--pair-columns': columns };
  return (
    <dl className={css.pairs} style={style}>
      {items.map(({ id, label, value, isWide }) => (
        <div key={id} className={css.pair} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{isNothing(value) ? <Dash /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
