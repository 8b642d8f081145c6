import type { ReactNode } from 'react';
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

interface HazardTextProps {
  readonly hazard: Hazard | null;
  readonly children: ReactNode;
}

/** A text about a hazard, after its badge. */
export function HazardText({ hazard, children }: HazardTextProps) {
  return (
    <span className={styles.text}>
      <HazardBadge hazard={hazard} />
      {children}
    </span>
  );
}
