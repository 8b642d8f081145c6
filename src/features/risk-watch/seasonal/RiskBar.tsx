import type { RankedCountry } from '#domain/risk-watch/seasonalRisk';
import { hazardColour, hazardMark } from '../useHazardNames';
import styles from './seasonal.module.css';

interface RiskBarProps {
  readonly country: RankedCountry;
  /** How many hazards are chosen: each could be of category 5. */
  readonly hazards: number;
  /** The highest category in words. */
  readonly label: string;
}

const leastWidth = 1;
/** Letters in a narrower segment would be cut; the opened item says each hazard in words. */
const leastMarkedWidth = 14;

/** The categories of a country's hazards beside each other, as a share of the most they could be. */
export function RiskBar({ country, hazards, label }: RiskBarProps) {
  const width = (category: number) => (100 * category) / (5 * Math.max(1, hazards));
  const segments = country.risks.filter(({ category }) => width(category) >= leastWidth);
  return (
    <span className={styles.summary}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden="true" translate="no">
        {segments.map(({ hazard, category }) => (
          <span
            key={hazard}
            className={styles.segment}
            style={{ inlineSize: `${width(category)}%`, background: `var(${hazardColour(hazard)})` }}
          >
            {width(category) >= leastMarkedWidth && hazardMark(hazard)}
          </span>
        ))}
      </span>
    </span>
  );
}
