import { type CSSProperties, type ReactNode, useState } from 'react';
import { displayStrings } from '../displayStrings';
import { useLanguage } from '../language/LanguageContext';
import { useStrings } from '../language/useStrings';
import css from './CollapsedList.module.css';
import { Dash } from './Dash';

interface CollapsedListProps<Item> {
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  readonly children: (item: Item) => ReactNode;
  /** Number of items shown; the others are behind "and N more". */
  readonly visible?: number;
}

/** The list separator; Arabic has a comma of its own. */
const separators = { ltr: '", "', rtl: '"، "' } as const;

/** The first items of a list in one line, and a button that shows the others. */
export function CollapsedList<Item>({ items, itemKey, children, visible = 1 }: CollapsedListProps<Item>) {
  const t = useStrings(displayStrings);
  const { direction } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return <Dash />;
  const hidden = items.length - visible;
  const shown = isOpen || hidden <= 0 ? items : items.slice(0, visible);
  const style: CSSProperties & Record<'--separator', string> = { '--separator': separators[direction] };
  return (
    <span>
      <ul className={css.list} style={style}>
        {shown.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <>
          {' '}
          <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t.fewer : t.more({ count: hidden })}
          </button>
        </>
      )}
    </span>
  );
}
