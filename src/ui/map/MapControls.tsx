import { Maximize2, Minimize2, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import css from './MapControls.module.css';

interface MapControlsProps {
  readonly onZoom: (direction: 1 | -1) => void;
  readonly isFullScreen: boolean;
  /** Undefined in browsers without full-screen mode. */
  readonly onFullScreen?: () => void;
}

interface ControlProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  return (
    <button type="button" className={css.control} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}

/** The zoom and full-screen buttons in the corner of a map. */
export function MapControls({ onZoom, isFullScreen, onFullScreen }: MapControlsProps) {
  const t = useStrings(displayStrings);
  return (
    <div className={css.controls}>
      <Control label={t.mapZoomIn} onPress={() => onZoom(1)}>
        <Plus size={16} aria-hidden />
      </Control>
      <Control label={t.mapZoomOut} onPress={() => onZoom(-1)}>
        <Minus size={16} aria-hidden />
      </Control>
      {onFullScreen && (
        <Control label={isFullScreen ? t.mapLeaveFullScreen : t.mapFullScreen} onPress={onFullScreen}>
          {isFullScreen ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
        </Control>
      )}
    </div>
  );
}
