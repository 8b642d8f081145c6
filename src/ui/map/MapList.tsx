import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import { classNames } from '../layout/classNames';
import css from './MapList.module.css';
import { useOneTabStop } from './useOneTabStop';

interface MapSplitProps {
  readonly map: ReactNode;
  /** A wider list, for rows with long details. */
  readonly isListWide?: boolean;
  /** The content beside the map. */
  readonly children: ReactNode;
}

/** A map and a scrollable list of the same height side by side; one above the other on narrow screens. */
export function MapSplit({ map, isListWide = false, children }: MapSplitProps) {
  return (
    <div className={classNames(css.split, isListWide && css.wide)}>
      {map}
      <div className={css.side}>
        <div className={css.scroller}>{children}</div>
      </div>
    </div>
  );
}

interface MapListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** `MapListRow` elements. */
  readonly children: ReactNode;
}

/** The list of a map's places: one tab stop, whose rows the arrow keys reach. */
export function MapList({ label, children }: MapListProps) {
  const list = useRef<HTMLUListElement>(null);
  const keys = useOneTabStop(list, '[data-choice]');
  return (
    <ul ref={list} className={css.list} aria-label={label} {...keys}>
      {children}
    </ul>
  );
}

type ButtonEvents = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

interface MapListRowProps extends Pick<ComponentProps<'button'>, ButtonEvents> {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  /** Details below the selected row. */
  readonly details: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** The content of the row's button. */
  readonly children: ReactNode;
}

/** A row of the list that expands to its details. */
export function MapListRow({ isChosen, onPress, details, ref, buttonRef, children, ...events }: MapListRowProps) {
  const detailsId = useId();
  return (
    <li ref={ref} className={css.item} data-selected={isChosen || undefined}>
      <button
        {...events}
        ref={buttonRef}
        type="button"
        data-choice
        className={css.choice}
        aria-expanded={isChosen}
        aria-controls={isChosen ? detailsId : undefined}
        onClick={onPress}
      >
        {children}
      </button>
      {isChosen && (
        <div className={css.details} id={detailsId}>
          {details}
        </div>
      )}
    </li>
  );
}
