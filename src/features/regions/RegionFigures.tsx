import type { RegionDetail } from '#contract/region';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { useStrings } from '#ui/language/useStrings';
import { regionStrings } from './strings';

interface RegionFiguresProps {
  readonly regionId: number;
  /** Undefined while it loads. */
  readonly region: RegionDetail | undefined;
}

/** The active operations of a region and its country plans in six figures. @source reference/countries-and-regions.md, section 1.1 */
export function RegionFigures({ regionId, region }: RegionFiguresProps) {
  const t = useStrings(regionStrings);
  const plans = region && { id: 'plans', label: t.countryPlans, value: region.country_plan_count };
  return <AppealFigures place={{ region: regionId }} more={plans && [plans]} />;
}
