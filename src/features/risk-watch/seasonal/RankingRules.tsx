import { formatNumber } from '#domain/format/numbers';
import { categoryLimits, type RiskMetric, riskCategories } from '#domain/risk-watch/seasonalRisk';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { useRiskNames } from '../useRiskNames';
import styles from './seasonal.module.css';
import { seasonalStrings } from './strings';

/** Explains the ranking, with the limits that `seasonalRisk` applies. */
export function RankingRules({ metric }: { readonly metric: RiskMetric }) {
  const t = useStrings(seasonalStrings);
  const { language } = useLanguage();
  const names = useRiskNames();
  const number = (value: number | undefined) => formatNumber(value, language) ?? '';
  const limits: readonly number[] = metric === 'riskScore' ? categoryLimits.score : categoryLimits[metric];
  const [one, two, three, four] = categoryLimits.wildfireScore;
  const brackets = riskCategories.map((category, index) => {
    const limit = limits[index];
    const name = names.category(category);
    return limit === undefined
      ? t.ruleAbove({ category: name, limit: number(limits[index - 1]) })
      : t.ruleUpTo({ category: name, limit: number(limit) });
  });
  return (
    <div className={styles.rules}>
      <ExpandableSection title={t.rules}>
        <p>{metric === 'riskScore' ? t.ruleMax : t.ruleSum}</p>
        {metric === 'exposure' && <p>{t.ruleFood}</p>}
        <p>{t.ruleMissing}</p>
        <p>{t.ruleCategories}</p>
        <List items={brackets} itemKey={(text) => text} look="bullets">
          {(text) => text}
        </List>
        {metric === 'riskScore' && (
          <p>{t.ruleWildfire({ one: number(one), two: number(two), three: number(three), four: number(four) })}</p>
        )}
        <p>{t.ruleColour}</p>
        <p>{t.rulePopulation}</p>
        {metric === 'riskScore' && <p>{t.ruleCoping}</p>}
        <p>{t.ruleSmall}</p>
      </ExpandableSection>
      <Note>{t.sources}</Note>
    </div>
  );
}
