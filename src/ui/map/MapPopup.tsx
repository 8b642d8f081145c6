import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './MapPopup.module.css';
import type { MapPlace } from './mapTypes';

export interface MapPopupContent {
  readonly place: MapPlace;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly onClose: () => void;
  /** How near the map comes to the place at least; it only moves there when left out. */
  readonly minZoom?: number;
  /** The list asked for it: the keyboard goes into the popup, and back to the list when it closes. */
  readonly takesFocus?: boolean;
}

interface MapPopupProps {
  readonly popup: MapPopupContent;
  /** Moved by the map, not by React, while the map moves; left out where there is no map to stand on. */
  readonly anchor?: RefObject<HTMLDivElement | null>;
}

/** What is known of a place, at its place on the map. */
export function MapPopup({ popup, anchor }: MapPopupProps) {
  const t = useStrings(displayStrings);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { place, takesFocus, onClose } = popup;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another popup
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus, place.id]);

  return (
    <div className={anchor ? css.anchor : css.unanchored} ref={anchor}>
      <div
        ref={panel}
        className={css.popup}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <header className={css.header}>
          <h3 className={css.title} id={titleId}>
            {popup.title}
          </h3>
          <button type="button" className={css.close} aria-label={t.mapClosePopup} onClick={onClose}>
            <X size={16} aria-hidden />
          </button>
        </header>
        <div className={css.content}>{popup.content}</div>
      </div>
    </div>
  );
}
