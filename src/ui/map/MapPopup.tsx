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
  /** Minimum zoom at the place; without it the map moves without zooming. */
  readonly minZoom?: number;
  /** Set for a popup opened from the list: it takes the focus and returns it when it closes. */
  readonly takesFocus?: boolean;
}

interface MapPopupProps {
  readonly popup: MapPopupContent;
  /** Positioned by the map without rendering; undefined without a map. */
  readonly anchor?: RefObject<HTMLDivElement | null>;
}

/** The details of a place in a popup on the map. */
export function MapPopup({ popup, anchor }: MapPopupProps) {
  const t = useStrings(displayStrings);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { place, takesFocus, onClose } = popup;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new place
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
