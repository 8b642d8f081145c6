import { formatNumber } from '#domain/format/numbers';
import type { RankedCountry } from '#domain/risk-watch/seasonalRisk';
import { useLanguage } from '#ui/language/LanguageContext';
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
/** Letters in a narrower segment would be cut; the line below the bar names them all. */
const leastMarkedWidth = 14;

/** The categories of a country's hazards beside each other, as a share of the most they could be, with their letters and categories, 1 to 5. */
export function RiskBar({ country, hazards, label }: RiskBarProps) {
  const { language } = useLanguage();
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
      <span className={styles.marks} aria-hidden="true" translate="no">
        {segments.map(({ hazard, category }) => (
          <span key={hazard}>{`${hazardMark(hazard)} ${formatNumber(category, language)}`}</span>
        ))}
      </span>
    </span>
  );
}
