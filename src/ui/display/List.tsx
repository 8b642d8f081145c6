import type { ReactNode } from 'react';
import { Dash } from './Dash';
import css from './List.module.css';

interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  readonly children: (item: Item) => ReactNode;
  readonly look?: 'plain' | 'bullets' | 'inline' | 'cards';
  /** What the list is of, where no heading says so. */
  readonly label?: string;
  /** Shown instead of an empty list; a dash unless said otherwise. */
  readonly empty?: ReactNode;
}

/** A list whose length and items screen readers announce. */
export function List<Item>({ items, itemKey, children, look = 'plain', label, empty = <Dash /> }: ListProps<Item>) {
  if (items.length === 0) return empty;
  return (
    <ul className={css.list} data-look={look} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
