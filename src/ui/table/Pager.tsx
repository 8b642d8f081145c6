import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { Announcement } from '../feedback/Announcement';
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
  /** The rows shown belong to the previous page or filters. */
  readonly isPending?: boolean;
  readonly onPageChange: (page: number) => void;
  /** Without it the page size is fixed. */
  readonly onPageSizeChange?: (pageSize: number) => void;
  readonly actions?: ReactNode;
}

/**
 * The range of rows shown, the page size and the buttons to the previous and next page; nothing for a list without rows. A new number of
 * rows or another page is announced.
 */
export function Pager(props: PagerProps) {
  const { label: name, page, pageSize, total, isPending } = props;
  const t = useStrings(displayStrings);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total ?? 0);
  const shown = total && total > pageSize ? t.resultsShown({ count: total, name, from, to }) : undefined;
  return (
    <>
      <Announcement
        text={total === undefined ? undefined : (shown ?? t.results({ count: total, name }))}
        isPending={isPending}
      />
      {total !== 0 && <PageButtons {...props} from={from} to={to} />}
    </>
  );
}

interface PageButtonsProps extends PagerProps {
  readonly from: number;
  readonly to: number;
}

function PageButtons(props: PageButtonsProps) {
  const { label, page, pageSize, total, from, to, onPageChange, onPageSizeChange, actions } = props;
  const t = useStrings(displayStrings);
  const pager = useRef<HTMLElement>(null);
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const sizes = [...new Set([...defaultSizes, pageSize])].sort((a, b) => a - b);
  const goTo = (next: number) => {
    onPageChange(next);
    // a button that becomes disabled loses the focus
    if (next <= 1 || next >= lastPage) pager.current?.focus();
  };
  return (
    <nav ref={pager} tabIndex={-1} className={css.pager} aria-label={t.pages({ name: label })}>
      <span>{total !== undefined && t.pageRange({ from, to, total })}</span>
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
        {actions}
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
