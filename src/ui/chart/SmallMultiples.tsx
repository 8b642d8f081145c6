import type { ReactNode } from 'react';
import css from './SmallMultiples.module.css';

interface SmallMultiplesProps<Item> {
  /** What all of them show; names the group. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** One chart, about 160 pixels high; give each the same scale where they are to be compared. */
  readonly children: (item: Item) => ReactNode;
}

/** The same small chart for each of many things, side by side. */
export function SmallMultiples<Item>({ label, items, itemKey, children }: SmallMultiplesProps<Item>) {
  return (
    <ul className={css.grid} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
