import { useRef } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './Pager.module.css';

const defaultSizes = [5, 10, 20, 50] as const;

interface PagerProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows on all pages; undefined until known. */
  readonly total: number | undefined;
  readonly onPageChange: (page: number) => void;
  /** Without it the page size is fixed. */
  readonly onPageSizeChange?: (pageSize: number) => void;
}

/** The range of rows shown, the page size and the buttons to the previous and next page; nothing for a list without rows. */
export function Pager({ label, page, pageSize, total, onPageChange, onPageSizeChange }: PagerProps) {
  const t = useStrings(displayStrings);
  const pager = useRef<HTMLElement>(null);
  if (total === 0) return null;
  const count = total ?? 0;
  const lastPage = Math.max(1, Math.ceil(count / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, count);
  const sizes = [...new Set([...defaultSizes, pageSize])].sort((a, b) => a - b);
  const goTo = (next: number) => {
    onPageChange(next);
    // a button that becomes disabled loses the focus
    if (next <= 1 || next >= lastPage) pager.current?.focus();
  };
  return (
    <nav ref={pager} tabIndex={-1} className={css.pager} aria-label={t.pages({ name: label })}>
      <span aria-live="polite">{total !== undefined && t.pageRange({ from, to, total })}</span>
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
        <Button size="s" isDisabled={page <= 1} onPress={() => goTo(Math.min(page - 1, lastPage))}>
          {t.previous}
        </Button>
        <Button size="s" isDisabled={page >= lastPage} onPress={() => goTo(page + 1)}>
          {t.next}
        </Button>
      </span>
    </nav>
  );
}
