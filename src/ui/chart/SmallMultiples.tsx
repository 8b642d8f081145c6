import type { ReactNode } from 'react';
import css from './SmallMultiples.module.css';

interface SmallMultiplesProps<Item> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** Renders one chart, about 160 pixels high; charts to be compared need the same scale. */
  readonly children: (item: Item) => ReactNode;
}

/** One small chart for each item, side by side. */
export function SmallMultiples<Item>({ label, items, itemKey, children }: SmallMultiplesProps<Item>) {
  return (
    <ul className={css.grid} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
