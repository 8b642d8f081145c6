import { X } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { leaveFocus } from '../layout/leaveFocus';
import css from './FilterChips.module.css';

export interface FilterChip {
  readonly key: string;
  /** Filter and value: 'Country: Kenya'. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** The active filters, each with a remove button; renders nothing without any. */
export function FilterChips({ chips }: { readonly chips: readonly FilterChip[] }) {
  const t = useStrings(displayStrings);
  const list = useRef<HTMLUListElement>(null);
  const listRef = useCallback((element: HTMLUListElement | null) => {
    list.current = element;
    // the last button goes with the list
    return leaveFocus(element);
  }, []);
  const remove = (chip: FilterChip, index: number) => {
    // the pressed button is removed: the focus moves to the previous one, or to the next from the first
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[index === 0 ? 1 : index - 1]?.focus();
    chip.onRemove();
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={listRef} className={css.chips} aria-label={t.chosenFilters}>
      {chips.map((chip, index) => (
        <li key={chip.key} className={css.chip}>
          <bdi className={css.name}>{chip.name}</bdi>
          <Button
            size="s"
            variant="text"
            label={t.removeFilter({ name: chip.name })}
            icon={<X size={14} aria-hidden="true" />}
            onPress={() => remove(chip, index)}
          />
        </li>
      ))}
    </ul>
  );
}
