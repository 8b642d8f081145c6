import { formatNumber } from '#domain/format/numbers';
import type { RankedCountry } from '#domain/risk-watch/seasonalRisk';
import { useLanguage } from '#ui/language/LanguageContext';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { hazardColour, hazardMark } from '../useHazardNames';
import styles from './seasonal.module.css';

interface RiskBarProps {
  readonly country: RankedCountry;
  /** The number of selected hazards; the full width of the bar is category 5 for each. */
  readonly hazards: number;
  /** The name of the highest category. */
  readonly label: string;
}

const leastWidth = 1;
/** The minimum width in percent at which letters fit into a segment; the line below the bar lists all hazards. */
const leastMarkedWidth = 14;

/** A stacked bar of the hazards of a country, each as wide as its category (1 to 5) as a share of the maximum total. */
export function RiskBar({ country, hazards, label }: RiskBarProps) {
  const { language } = useLanguage();
  const width = (category: number) => (100 * category) / (5 * Math.max(1, hazards));
  const segments = country.risks.filter(({ category }) => width(category) >= leastWidth);
  return (
    <Stack as="span" gap="2px" className={styles.summary}>
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
      <Row as="span" gap="0 s2" justify="end" className={styles.marks} aria-hidden="true" translate="no">
        {segments.map(({ hazard, category }) => (
          <span key={hazard}>{`${hazardMark(hazard)} ${formatNumber(category, language)}`}</span>
        ))}
      </Row>
    </Stack>
  );
}
