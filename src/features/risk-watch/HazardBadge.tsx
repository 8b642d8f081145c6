import type { Hazard } from '#domain/risk-watch/hazards';
import styles from './HazardBadge.module.css';
import { hazardColour, hazardMark } from './useHazardNames';

/** The disc of a hazard as maps draw it; its name stands beside it in words. */
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
