import { useRef } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './Pager.module.css';

const usualSizes = [5, 10, 20, 50] as const;

interface PagerProps {
  /** What is paged through; names the buttons' group. */
  readonly label: string;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many there are in all; undefined until known. */
  readonly total: number | undefined;
  readonly onPageChange: (page: number) => void;
  /** Left out: the size cannot be chosen. */
  readonly onPageSizeChange?: (pageSize: number) => void;
}

/** Where one is in a long list, and the way to its other pages. */
export function Pager({ label, page, pageSize, total, onPageChange, onPageSizeChange }: PagerProps) {
  const t = useStrings(displayStrings);
  const known = total ?? 0;
  const lastPage = Math.max(1, Math.ceil(known / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, known);
  const sizes = [...new Set([...usualSizes, pageSize])].sort((a, b) => a - b);
  const rangeText = known > 0 ? t.pageRange({ from: Math.min(from, known), to, total: known }) : t.noRows;
  const pager = useRef<HTMLElement>(null);
  const turn = (next: number) => {
    onPageChange(next);
    // At either end the pressed button goes out of use, and would take the focus with it.
    if (next <= 1 || next >= lastPage) pager.current?.focus();
  };
  return (
    <nav ref={pager} tabIndex={-1} className={css.pager} aria-label={t.pages({ name: label })}>
      <span aria-live="polite">{total !== undefined && rangeText}</span>
      {onPageSizeChange && (
        <label className={css.size}>
          {t.pageSize}
          <select value={pageSize} onChange={(event) => onPageSizeChange(Number(event.target.value))}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={css.buttons}>
        <Button size="s" isDisabled={page <= 1} onPress={() => turn(Math.min(page - 1, lastPage))}>
          {t.previous}
        </Button>
        <Button size="s" isDisabled={page >= lastPage} onPress={() => turn(page + 1)}>
          {t.next}
        </Button>
      </span>
    </nav>
  );
}
