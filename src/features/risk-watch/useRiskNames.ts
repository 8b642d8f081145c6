import type { RiskMetric } from '#domain/risk-watch/seasonalRisk';
import { useStrings } from '#ui/language/useStrings';
import type { MapColour } from '#ui/map/mapTypes';
import { riskWatchStrings } from './strings';

/** The names of metrics and risk categories in the chosen language. */
export function useRiskNames() {
  const t = useStrings(riskWatchStrings);
  const categories = [t.category0, t.category1, t.category2, t.category3, t.category4, t.category5];
  const metrics: Readonly<Record<RiskMetric, string>> = {
    riskScore: t.riskScore,
    exposure: t.exposure,
    displacement: t.displacement,
  };
  return {
    /** @param category - 0 to 5; factors can reduce a category to 0 */
    category: (category: number) => categories[category] ?? '',
    metric: (metric: RiskMetric) => metrics[metric],
  };
}

const colours: readonly MapColour[] = ['--risk-1', '--risk-1', '--risk-2', '--risk-3', '--risk-4', '--risk-5'];

/** The colour of a category; its name is always shown next to it. */
export const categoryColour = (category: number): MapColour => colours[category] ?? '--risk-none';
