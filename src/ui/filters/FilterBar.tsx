import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { displayStrings } from '../displayStrings';
import { Announcement } from '../feedback/Announcement';
import { NothingChosen } from '../fields/NothingChosen';
import { useStrings } from '../language/useStrings';
import { classNames } from '../layout/classNames';
import css from './FilterBar.module.css';

interface FilterBarProps {
  /** The accessible name, where a page has several lists. */
  readonly label?: string;
  /** From `useUrlFilters`; the clear button is enabled while any filter is set. */
  readonly activeCount: number;
  readonly onClear: () => void;
  /** Set where filters apply only by a press of "Apply". */
  readonly apply?: { readonly isChanged: boolean; readonly onApply: () => void };
  /** How much matches the filters, in words: announced when it changes. Lists with a pager announce it themselves. */
  readonly results?: string | undefined;
  /** The fields, each with its own label. */
  readonly children: ReactNode;
}

/** The filters of a list; on small screens behind a button with the number of active ones. */
export function FilterBar({ label, activeCount, onClear, apply, results, children }: FilterBarProps) {
  const t = useStrings(displayStrings);
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const press = (action: () => void) => {
    action();
    // the pressed button becomes disabled and would lose the focus
    bar.current?.focus();
  };
  const buttons = (
    <div className={classNames(css.clear, apply && css.below)}>
      {apply && (
        <Button type="submit" variant="primary" isDisabled={!apply.isChanged}>
          {t.applyFilters}
        </Button>
      )}
      <Button variant="text" isDisabled={activeCount === 0} onPress={() => press(onClear)}>
        {t.clearFilters}
      </Button>
    </div>
  );
  const shown = <NothingChosen value={t.all}>{children}</NothingChosen>;
  const fields = { id: fieldsId, className: css.fields, 'data-closed': !isOpen || undefined };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser has the search element
    <div
      ref={bar}
      role="search"
      tabIndex={-1}
      className={css.bar}
      aria-label={label ? t.filtersOf({ label }) : t.filters}
    >
      <Announcement text={results} />
      <div className={css.toggle}>
        <Button
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          onPress={() => setOpen(!isOpen)}
        >
          {activeCount > 0 ? t.filtersActive({ count: activeCount }) : t.filters}
        </Button>
      </div>
      {apply ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press(apply.onApply);
          }}
        >
          <div {...fields}>{shown}</div>
          {buttons}
        </form>
      ) : (
        <div {...fields}>
          {shown}
          {buttons}
        </div>
      )}
    </div>
  );
}
