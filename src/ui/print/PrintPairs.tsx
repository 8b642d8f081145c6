import type { CSSProperties } from 'react';
import { Dash } from '../display/Dash';
import type { Description } from '../display/DescriptionGrid';
import css from './PrintDocument.module.css';

interface PrintPairsProps {
  readonly items: readonly Description[];
  readonly columns?: 1 | 2 | 3;
}

const startOf = (column: number | undefined): (CSSProperties & Record<'--pair-start', number>) | undefined =>
  column === undefined ? undefined : { '--pair-start': column };

const isNothing = (value: Description['value']) => value === null || value === undefined || value === '';

/** The columns, from 1, of the pairs that end an incomplete row: they take the rest of it. */
function rowEnds(items: readonly Description[], columns: number): ReadonlyMap<Description['id'], number> {
  const ends = new Map<Description['id'], number>();
  let used = 0;
  for (const [index, { id, isWide }] of items.entries()) {
    used = isWide ? 0 : (used % columns) + 1;
    const next = items[index + 1];
    if (used > 0 && used < columns && (next === undefined || next.isWide)) ends.set(id, used);
    if (next?.isWide) used = 0;
  }
  return ends;
}

/** Labels and values in ruled cells; a pair does not break across pages. */
export function PrintPairs({ items, columns = 2 }: PrintPairsProps) {
  const style: CSSProperties & Record<'--pair-columns', number> = { '--pair-columns': columns };
  const ends = rowEnds(items, columns);
  return (
    <dl className={css.pairs} style={style}>
      {items.map(({ id, label, value, isWide }) => (
        <div
          key={id}
          className={css.pair}
          data-wide={isWide || undefined}
          data-fills={ends.has(id) || undefined}
          style={startOf(ends.get(id))}
        >
          <dt>{label}</dt>
          <dd>{isNothing(value) ? <Dash /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
