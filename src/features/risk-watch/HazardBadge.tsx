import type { Hazard } from '#domain/risk-watch/hazards';
import styles from './HazardBadge.module.css';
import { hazardColour, hazardMark } from './useHazardNames';

/** The badge of a hazard as on maps; its name is always shown next to it. */
export function HazardBadge({ hazard }: { readonly hazard: Hazard | null }) {
  return (
    <span
      className={styles.badge}
      style={{ background: `var(${hazardColour(hazard)})` }}
      aria-hidden="true"
      translate="no"
    >
      {hazardMark(hazard)}
    </span>
  );
}
