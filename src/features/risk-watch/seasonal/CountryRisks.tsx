import { Link } from '#app/routes/Link';
import { formatNumber } from '#domain/format/numbers';
import { type RankedCountry, type RiskMetric, shownValue } from '#domain/risk-watch/seasonalRisk';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { HazardText } from '../HazardBadge';
import { useHazardNames } from '../useHazardNames';
import { useRiskNames } from '../useRiskNames';
import { seasonalStrings } from './strings';

interface CountryRisksProps {
  readonly country: RankedCountry;
  /** The country's id in the GO API. */
  readonly goId: number;
  readonly metric: RiskMetric;
}

/** The hazards of a country, highest category first. */
export function CountryRisks({ country, goId, metric }: CountryRisksProps) {
  const t = useStrings(seasonalStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const valueIn = (value: number) => {
    const told = shownValue(metric, value);
    return metric === 'riskScore'
      ? t.score({ score: formatNumber(told, language, { maximumFractionDigits: 1 }) ?? '' })
      : t.people({ count: formatNumber(told, language) ?? '' });
  };
  return (
    <>
      <List items={country.risks} itemKey={({ hazard }) => hazard}>
        {({ hazard, category, value }) => (
          <HazardText hazard={hazard}>
            {t.riskOfValue({ hazard: hazardName(hazard), category: names.category(category), value: valueIn(value) })}
          </HazardText>
        )}
      </List>
      <Link to="countryProfileRiskWatch" params={{ countryId: goId }}>
        {t.openCountry({ name: country.name })}
      </Link>
    </>
  );
}
