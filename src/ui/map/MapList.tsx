import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../layout/classNames';
import css from './MapList.module.css';

interface MapSplitProps {
  readonly map: ReactNode;
  /** Gives the list more room, where much opens in it. */
  readonly isListWide?: boolean;
  /** What stands beside the map. */
  readonly children: ReactNode;
}

/** A map and its list side by side, the list as high as the map and scrolling on its own; one above the other on narrow screens. */
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
  /** Names the list for screen readers. */
  readonly label: string;
  /** Of `MapListRow`. */
  readonly children: ReactNode;
}

/** The places of a map in words. */
export const MapList = ({ label, children }: MapListProps) => (
  <ul className={css.list} aria-label={label}>
    {children}
  </ul>
);

type ButtonEvents = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

interface MapListRowProps extends Pick<ComponentProps<'button'>, ButtonEvents> {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  /** Under the row while it is chosen. */
  readonly details: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** What the row is called and tells: the content of its button. */
  readonly children: ReactNode;
}

/** A place that opens in the list. */
export function MapListRow({ isChosen, onPress, details, ref, buttonRef, children, ...events }: MapListRowProps) {
  const detailsId = useId();
  return (
    <li ref={ref} className={css.item} data-selected={isChosen || undefined}>
      <button
        {...events}
        ref={buttonRef}
        type="button"
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
