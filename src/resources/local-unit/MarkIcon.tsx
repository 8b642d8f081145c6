import { markClip } from '#ui/map/markShapes';
import styles from './MarkIcon.module.css';
import { unitMark } from './unitMarks';

/** The icon of a kind of unit, as on the map. @param code - of the type, or of the kind of health facility */
export function MarkIcon({ code }: { readonly code: number }) {
  const { shape, colour } = unitMark(code);
  return (
    <span className={styles.mark} style={{ color: `var(${colour})`, clipPath: markClip(shape) }} aria-hidden="true" />
  );
}
