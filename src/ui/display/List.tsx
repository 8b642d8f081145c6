import type { ReactNode } from 'react';
import { watchFocus } from '../layout/watchFocus';
import { Dash } from './Dash';
import css from './List.module.css';

interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  readonly children: (item: Item) => ReactNode;
  /** `rows` has lines between items that have buttons of their own. */
  readonly look?: 'plain' | 'bullets' | 'inline' | 'cards' | 'rows';
  /** The accessible name of the list, where it has no heading. */
  readonly label?: string;
  /** Shown instead of an empty list; a dash by default. */
  readonly empty?: ReactNode;
}

/** A semantic list: screen readers announce its length and items. */
export function List<Item>({ items, itemKey, children, look = 'plain', label, empty = <Dash /> }: ListProps<Item>) {
  if (items.length === 0) return empty;
  return (
    <ul ref={watchFocus} className={css.list} data-look={look} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
